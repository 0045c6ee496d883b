/*
 * suits.ts: the four colours of the card game, in the order of the engine's rows, with the signs
 * that tell them apart without colour: bell, signpost, blades of grass, tower.
 */
import { INK, fill, oval } from "../ink";

export const SUITS = ["yellow", "red", "green", "blue"] as const;
export type Suit = (typeof SUITS)[number];

export interface SuitColours {
  readonly frame: string;
  readonly deep: string;
  readonly pale: string;
  /** The picture from top to bottom. */
  readonly sky: string;
  readonly haze: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
}

export const SUIT_COLOURS: Readonly<Record<Suit, SuitColours>> = {
  yellow: {
    frame: "#efc344",
    deep: "#9c6c10",
    pale: "#fbe9b4",
    sky: "#fdf0cd",
    haze: "#f3d794",
    far: "#dcb86a",
    mid: "#c9a04c",
    near: "#b98a3a",
  },
  red: {
    frame: "#a93a27",
    deep: "#7a2517",
    pale: "#f8d9c4",
    sky: "#fbe6d3",
    haze: "#f1c3a2",
    far: "#d99a78",
    mid: "#b9a06a",
    near: "#9c8a52",
  },
  green: {
    frame: "#79a142",
    deep: "#415f20",
    pale: "#e6edc0",
    sky: "#e4efdc",
    haze: "#cfe0b0",
    far: "#a9c078",
    mid: "#8fae57",
    near: "#759542",
  },
  blue: {
    frame: "#35719f",
    deep: "#1c4565",
    pale: "#d3e6ee",
    sky: "#dcecf2",
    haze: "#b5d2df",
    far: "#8fb2c4",
    mid: "#8a9f8a",
    near: "#c7b48c",
  },
};

const SIGNS: Readonly<Record<Suit, string>> = {
  yellow:
    "M-9 7C-7 5 -7 0 -6.5 -4C-6 -9 -3 -11 0 -11C3 -11 6 -9 6.5 -4C7 0 7 5 9 7Z" +
    oval(0, 9.5, 2.6, 2.2) +
    oval(0, -12, 1.8),
  red:
    "M-2.2 12L-2.2 3L-9 3L-12 -0.5L-9 -4L-2.2 -4L-2.2 -12L2.2 -12L2.2 -11L9 -11L12.5 -7.5L9 -4" +
    "L2.2 -4L2.2 12ZM-6 12L-6 9.8L6 9.8L6 12Z",
  green:
    "M-1.5 11C-2 2 -6 -4 -11 -6C-9 2 -6 7 -3 11ZM1.5 11C2 2 6 -4 11 -6C9 2 6 7 3 11ZM-2 10" +
    "C-3.5 0 -2 -8 0 -12C2 -8 3.5 0 2 10Z",
  blue:
    "M-8 11L-8 -2L-10 -4L-10 -11L-6 -11L-6 -8L-2 -8L-2 -11L2 -11L2 -8L6 -8L6 -11L10 -11L10 -4" +
    "L8 -2L8 11L3 11L3 5C3 1 -3 1 -3 5L-3 11Z",
};

/** The sign of a colour, in a square of 24 round (0, 0). */
export const suitSign = (suit: Suit, colour: string = INK): string => fill(SIGNS[suit], colour);
