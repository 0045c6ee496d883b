/* dragon.ts: the dragon, coiled on its plinth, looking to the west. */
import { brush, fill, line, oval, place } from "../ink";
import type { PreciousOptions } from "./plinth";
import { GOLD, plinth } from "./plinth";
import { unlessSmall, wood } from "./wood";

const DRAGON_BODY = brush(
  "54 -20 1, 44 -13 4, 26 -11 8, -2 -14 11, -26 -20 13, -32 -36 14, -10 -46 15, 14 -52 15, 23 " +
    "-68 13, 12 -84 10, -2 -95 9, -14 -98 9",
  12,
);
const DRAGON_HEAD =
  "M-4 -113L4 -124C6 -118 5 -112 4 -107C8 -102 7 -94 1 -88C-6 -84 -16 -83 -24 -83" +
  "C-28 -83 -29 -86 -26 -88L-20 -90L-37 -91C-41 -91 -42 -94 -40 -98" +
  "C-38 -102 -34 -104 -30 -104C-26 -106 -22 -110 -16 -111L-15 -122" +
  "C-10 -120 -6 -117 -4 -113Z";
const DRAGON_WING =
  "M10 -56C14 -80 26 -104 48 -118C47 -111 50 -104 56 -99C52 -93 54 -86 60 -81" +
  "C55 -76 55 -70 59 -64C46 -64 38 -56 30 -44C22 -44 14 -48 10 -56Z";
const DRAGON = { face: "#2f7a6a", shade: "#1c5248", side: "#0f332d", light: "#a9d8b8" };

export function dragon(o: PreciousOptions = {}): string {
  const small = o.small === true;
  const c = {
    small,
    face: DRAGON.face,
    side: DRAGON.side,
    rim: GOLD.light,
    edge: "#14231f",
    depth: small ? 3 : 4,
  };
  return (
    (o.bare === true ? "" : plinth(44, small)) +
    place(
      wood(DRAGON_WING, { ...c, face: "#b5502f", side: "#6f2a18" }) +
        unlessSmall(
          small,
          line(
            "M16 -56C24 -78 34 -98 46 -112M20 -54C34 -72 44 -86 54 -97M26 -50" +
              "C38 -62 48 -72 57 -80",
            "#7d3320",
            2,
          ) + line("M17 -66C21 -82 30 -98 42 -109", "#eaa06c", 1.8, 'opacity=".8"'),
        ) +
        wood(DRAGON_BODY + DRAGON_HEAD, c) +
        fill(
          brush("40 -10 1.5, 26 -6.5 4, -2 -8 5.5, -27 -13 6, -38 -25 3, -42 -34 1", 10),
          DRAGON.shade,
        ) +
        fill(
          brush("-20 -35 1, -8 -37 6, 14 -42 7, 28 -56 7, 33 -68 4, 30 -76 1", 10),
          DRAGON.shade,
        ) +
        unlessSmall(
          small,
          line(
            "M-2 -50C8 -54 12 -62 12 -69C11 -76 4 -83 -4 -88",
            "#efd9a0",
            4.2,
            'opacity=".85" stroke-dasharray="1.2 5"',
          ) +
            line("M-40 -30C-38 -40 -26 -52 -8 -57", DRAGON.light, 2.2, 'opacity=".7"') +
            line("M-34 -98C-28 -101 -24 -105 -17 -107", DRAGON.light, 2, 'opacity=".8"') +
            line("M-20 -90C-12 -90 -6 -91 -2 -95", "#14231f", 1.8),
        ) +
        fill(oval(-17, -100, small ? 4 : 3), "#ffd98a") +
        fill(oval(-17.5, -100, 1.3, 2.4), "#14231f") +
        unlessSmall(
          small,
          fill("M22 -84L30 -88L27 -78ZM12 -96L19 -102L18 -91ZM30 -70L39 -71L33 -62Z", GOLD.face),
        ),
      0,
      -2,
    )
  );
}
