/* fairy.ts: the fairy, with spread wings. */
import { fill, line, mirror, oval, place } from "../ink";
import type { PreciousOptions } from "./plinth";
import { plinth } from "./plinth";
import { unlessSmall, wood } from "./wood";

const FAIRY_WING =
  "M-4 -62C-16 -88 -36 -104 -52 -102C-60 -98 -58 -80 -48 -70C-40 -62 -24 -58 -4 -58Z";
const FAIRY_WING2 =
  "M-4 -58C-24 -58 -42 -50 -44 -38C-44 -28 -30 -28 -20 -36C-12 -42 -6 -50 -4 -58Z";
const FAIRY_GOWN =
  "M-9 -68C-4 -71 6 -71 10 -68C12 -62 10 -56 8 -52C12 -36 20 -20 26 -6C14 0 -14 0 -26 -6" +
  "C-19 -20 -11 -36 -8 -52C-11 -57 -12 -62 -9 -68Z";
const FAIRY_HEAD = oval(0, -83, 13, 13.5);
const FAIRY_HAIR =
  "M-14 -76C-17 -92 -8 -100 2 -99C13 -98 18 -88 14 -74C13 -70 16 -68 18 -68C13 -64 8 -67 9 -74" +
  "C9 -81 6 -86 0 -88C-6 -87 -9 -82 -9 -76C-10 -70 -14 -70 -18 -68" +
  "C-15 -71 -14 -73 -14 -76Z";

export function fairy(o: PreciousOptions = {}): string {
  const small = o.small === true;
  const wing = {
    small,
    face: "#bfe0dc",
    side: "#6d9c9c",
    rim: "#f7fffb",
    edge: "#2e3a44",
    depth: small ? 3 : 4,
  };
  return (
    (o.bare === true ? "" : plinth(32, small)) +
    place(
      wood(FAIRY_WING + FAIRY_WING2, wing) +
        wood(mirror(FAIRY_WING) + mirror(FAIRY_WING2), wing) +
        fill(mirror("M-10 -62C-20 -66 -34 -72 -46 -73C-40 -62 -24 -58 -4 -58Z"), "#8fc0c0") +
        fill(mirror(FAIRY_WING2), "#8fc0c0") +
        unlessSmall(
          small,
          line("M-8 -62C-22 -72 -36 -84 -48 -94M-10 -58C-22 -54 -32 -46 -37 -38", "#6fa5a6", 1.8) +
            line("M8 -62C22 -72 36 -84 48 -94", "#5f9798", 1.8) +
            fill(oval(-46, -86, 4.5), "#f3cf7a") +
            fill(oval(46, -86, 4.5), "#e0b45a"),
        ) +
        wood(FAIRY_GOWN + FAIRY_HEAD, {
          small,
          face: "#fbf1e2",
          side: "#b59a80",
          rim: "#ffffff",
          edge: "#3a2a24",
          depth: small ? 3 : 4,
        }) +
        fill(
          "M10 -68C12 -62 10 -56 8 -52C12 -36 20 -20 26 -6C20 -3 14 -2 8 -1.5" +
            "C10 -22 6 -44 2 -56C2 -62 4 -68 6 -70Z",
          "#e2c9b2",
        ) +
        fill(FAIRY_HEAD, "#f6d6b4") +
        fill(FAIRY_HAIR, "#c98a3a") +
        unlessSmall(
          small,
          line("M-12 -80C-14 -90 -6 -96 1 -95", "#eebd6e", 2) +
            line("M-8 -52C-3 -50 4 -50 8 -52", "#d2a24a", 3) +
            line("M-12 -30C-15 -22 -17 -16 -20 -9M-3 -36C-4 -24 -5 -14 -5 -4", "#e2c9b2", 1.8) +
            line(
              "M-5 -82C-4 -80.5 -2.5 -80.5 -1.5 -82M4 -82C5 -80.5 6.5 -80.5 7.5 -82",
              "#5a3a2a",
              1.3,
            ),
        ),
      0,
      -6,
    )
  );
}
