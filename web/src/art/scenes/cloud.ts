/* cloud.ts: a cloud with a lit crown and a shaded belly, about 80 wide round (0, 0). */
import { brush, fill, line, place } from "../ink";

const CROWN =
  "M-36 8C-44 4 -40 -6 -28 -5C-26 -17 -6 -21 2 -12C10 -20 28 -15 27 -4C38 -6 44 4 36 8Z";
const BELLY = "M-36 8C-41 5 -41 2 -38 0C-26 5 -12 2 2 4C16 6 28 3 39 1C41 4 40 7 36 8Z";

export interface CloudColours {
  readonly crown: string;
  readonly belly: string;
  /** The line below it and the strokes of the knife. */
  readonly edge: string;
}

export const cloud = (x: number, y: number, scale: number, c: CloudColours): string =>
  place(
    fill(CROWN, c.crown, 'opacity=".9"') +
      fill(BELLY, c.belly, 'opacity=".6"') +
      fill(brush("-38 9 0.3, -20 10 1.1, 10 10 1.4, 38 9 0.3", 4), c.edge, 'opacity=".5"') +
      line("M-24 13L-6 13M2 13L26 13M-12 17L10 17", c.edge, 1.1, 'class="fine" opacity=".4"'),
    x,
    y,
    scale,
  );
