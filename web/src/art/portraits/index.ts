/*
 * portraits/index.ts: the faces of the opponents, by their names in the engine. They are loaded when
 * somebody is to be seen.
 */
import { svg } from "../ink";
import { aude } from "./aude";
import { berta } from "./berta";
import { hanno } from "./hanno";
import { SIDE } from "./kit";
import { livia } from "./livia";
import { morgan } from "./morgan";
import { odo } from "./odo";
import { pip } from "./pip";
import { silas } from "./silas";

const FACES: Readonly<Record<string, () => string>> = {
  pip,
  hanno,
  berta,
  odo,
  silas,
  morgan,
  livia,
  aude,
};

export const PORTRAIT_NAMES = Object.keys(FACES);

/** The portrait of an opponent, or "" of anybody else. */
export const portraitSvg = (name: string, px: number): string =>
  Object.hasOwn(FACES, name) ? svg(FACES[name]!(), [0, 0, SIDE, SIDE], { width: px }) : "";
