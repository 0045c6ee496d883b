/*
 * icons.ts: one set of icons for the page.
 *
 * Grid 24, line 1.8 with round ends, drawn in currentColor. Each icon also has one soft filled
 * shape (the tone, 22 % of currentColor), set towards the south-east like the shadow of the wooden
 * pieces: it gives the set its own hand and helps at 16 px. Put iconSymbols() once into a <defs> of
 * the page; icon(name, px) refers to it.
 */
import { escapeXml } from "./ink";

interface Icon {
  readonly tone?: string;
  readonly line?: string;
  readonly solid?: string;
}

/** A circle. */
const C = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const TRAY = "M4 16v4.5h16V16";
const TRAY_TONE = "M5 14h15v6H5z";
const SPEAKER = "M4 9.5h3.5L12.5 5v14l-5-4.5H4z";
const SPEAKER_TONE = "M5 10h4l5-4v14l-5-4H5z";
const LENS = `${C(10.5, 10.5, 6.5)}M15.4 15.4 20.5 20.5`;
const EYE = `M2.5 12C6 6.5 9 5.5 12 5.5s6 1 9.5 6.5c-3.5 5.5-6.5 6.5-9.5 6.5S6 17.5 2.5 12Z`;

const ICONS = {
  /* Turns and moves. */
  rotateRight: { tone: "M9 9h8v8H9z", line: "M19.5 12a7.5 7.5 0 1 1-2.6-5.7M20 3v4.5h-4.5" },
  rotateLeft: { tone: "M9 9h8v8H9z", line: "M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4 3v4.5h4.5" },
  undo: {
    tone: "M8 9.5h7a4.5 4.5 0 0 1 0 9H10v-3h4z",
    line: "M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9",
  },
  redo: {
    tone: "M16 9.5H9a4.5 4.5 0 0 0 0 9h5v-3h-4z",
    line: "M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h5",
  },
  takeback: {
    tone: "M13 12h7v8h-7z",
    line: "M7.5 4 3.5 8l4 4M4 8h8a4.5 4.5 0 0 1 4.5 4.5M12.5 13h7.5v7.5h-7.5z",
  },
  done: { tone: C(13, 13, 8), line: "M4.5 12.8 9.6 18 19.5 6.5" },
  skip: { tone: C(13, 13, 7), line: `${C(12, 12, 8.2)}M6.3 17.7 17.7 6.3` },
  hint: {
    tone: "M9 20h7v1.5H9zM9 13h6.5v5H9z",
    line:
      "M12 3.5c2.5 2.8 3.5 4.3 3.5 6a3.5 3.5 0 0 1-7 0c0-1.7 1-3.2 3.5-6" +
      "ZM9 14.5h6V20H9zM6 20.5h12",
    solid: "M12 8c.9 1 1.2 1.6 1.2 2.2a1.2 1.2 0 0 1-2.4 0c0-.6.3-1.2 1.2-2.2Z",
  },

  /* The page. */
  close: { line: "M6 6l12 12M18 6 6 18" },
  menu: { tone: "M5 15h15v4H5z", line: "M4 6.5h16M4 12h16M4 17.5h16" },
  plus: { line: "M12 5v14M5 12h14" },
  minus: { line: "M5 12h14" },
  settings: {
    tone: C(13, 13, 5.5),
    line:
      `${C(12, 12, 3)}M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18` +
      `M18 6l-2.1 2.1M8.1 15.9 6 18${C(12, 12, 6)}`,
  },
  sound: {
    tone: SPEAKER_TONE,
    line: `${SPEAKER}M15.8 9a4.2 4.2 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11`,
  },
  soundOff: { tone: SPEAKER_TONE, line: `${SPEAKER}M16 9.8l4.5 4.5M20.5 9.8 16 14.3` },
  language: {
    tone: "M12 4a8 8 0 0 1 0 16c3-4 3-12 0-16Z",
    line: `${C(12, 12, 8.2)}M4 12h16M12 3.8c-4 4.5-4 12 0 16.4M12 3.8c4 4.5 4 12 0 16.4`,
  },
  help: {
    tone: C(13, 13, 7.5),
    line: `${C(12, 12, 8.2)}M9.5 9.7a2.6 2.6 0 1 1 3.8 2.3c-.9.5-1.3 1-1.3 2`,
    solid: C(12, 16.7, 1.1),
  },
  info: {
    tone: C(13, 13, 7.5),
    line: `${C(12, 12, 8.2)}M10.5 11H12v5.5M10 16.5h4`,
    solid: C(12, 7.8, 1.2),
  },
  warning: { tone: "M13 6l8 14H8z", line: "M12 4 3 20h18zM12 10v5", solid: C(12, 17.6, 1) },
  theme: {
    tone: "M12 4a8 8 0 0 1 0 16z",
    line: `${C(12, 12, 8.2)}M12 3.8v16.4M15 8.2l2.3-1.4M15.5 12h3M15 15.8l2.3 1.4`,
  },
  sun: {
    tone: C(13, 13, 4),
    line:
      `${C(12, 12, 4)}M12 2.8v2.4M12 18.8v2.4M2.8 12h2.4M18.8 12h2.4M5.5 5.5l1.7 1.7` +
      "M16.8 16.8l1.7 1.7M18.5 5.5l-1.7 1.7M7.2 16.8l-1.7 1.7",
  },
  moon: {
    tone: "M19.5 14.5A8 8 0 0 1 8 18c5 0 9-3 9.5-8z",
    line: "M14.5 4A8.3 8.3 0 1 0 20.5 14.2 7 7 0 0 1 14.5 4Z",
  },
  install: {
    tone: "M7 5h11v15H7z",
    line: "M17.5 13.5V20.5H6.5V3.5H12M15.8 3v7M12.8 7.3l3 3 3-3M10.5 17.5h3",
  },
  export: { tone: TRAY_TONE, line: `M12 3.5v11M7.5 10.5 12 15l4.5-4.5${TRAY}` },
  import: { tone: TRAY_TONE, line: `M12 15V4M7.5 8 12 3.5 16.5 8${TRAY}` },
  copy: { tone: "M9 9h11v11H9z", line: "M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5" },
  trash: {
    tone: "M12 8h6l-1 12h-5z",
    line: "M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20.5h9l1-14M10.3 10.5l.3 6M13.7 10.5l-.3 6",
  },
  edit: {
    tone: "M13 8l4 4-8 8H5z",
    line: "M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3 3L8.5 18.5zM13.5 7l3.5 3.5",
  },
  log: {
    tone: "M8 6.5h10V20H9z",
    line:
      "M7 4h11.5v13.5M7 4a2 2 0 0 0-2 2v1.5h3M8 5.5V18a2.5 2.5 0 0 0 2.5 2.5h8a2 2 0 0 0 " +
      "2-2v-1H13v1a2 2 0 0 1-2.5 2M11 8h4.5M11 11.5h4.5",
  },
  score: {
    tone: "M14 8h6v12h-6z",
    line: "M4 20h16M6 20v-6h3.5v6M10.5 20V5H14v15M15 20V9.5h3.5V20",
  },
  trophy: {
    tone: "M12 5h5v4a5 5 0 0 1-5 5z",
    line:
      "M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.5c0 3 1.2 4.5 3.8 4.8M17 6h3.5c0 3-1.2 4.5-3.8 4.8" +
      "M12 14v3.5M8 20.5c0-2 1.5-3 4-3s4 1 4 3z",
  },
  rematch: {
    tone: "M8 8h9v9H8z",
    line: "M4 11a8 8 0 0 1 14.5-3.5M20 13a8 8 0 0 1-14.5 3.5M19 3.5v4.3h-4.3M5 20.5v-4.3h4.3",
  },

  /* Players. */
  talk: {
    tone: "M7 8h13v8H10z",
    line: "M4 5.5h16v10.5h-8.5l-4.5 4v-4H4zM8 9.3h8M8 12.3h5",
  },
  person: {
    tone: "M12.5 12c5 0 7 4 7.5 9H8z",
    line:
      "M14 3c1 .8 2 2.6 2 4.6a4 4 0 0 1-8 0c0-2.2 1.7-3.5 3.8-3.7.9 0 1.5-.7 2.2-.9" +
      "ZM9.5 11c-3 1.3-4 5-4.5 9.5h4.7c.2-2 .8-3 2.3-3s2.1 1 2.3 " +
      "3H19c-.5-4.5-1.5-8.2-4.5-9.5",
  },
  people: {
    tone: "M16 12c3.5.5 5 3.5 5.5 8H15z",
    line:
      `${C(8.5, 7.5, 3)}${C(16.5, 8.5, 2.5)}M3 19.5c.4-4.5 2-7.5 5.5-7.5s5.1 3 5.5 7.5z` +
      "M15.5 13.5c3.5-.5 5 2 5.5 6h-4",
  },
  computer: {
    tone: "M7 10h12v10H7z",
    line: "M5.5 8.5h13v11h-13zM12 8.5V5M3 12.5v3.5M21 12.5v3.5M9.5 16.5h5",
    solid: `${C(9.5, 12.7, 1.3)}${C(14.5, 12.7, 1.3)}${C(12, 4, 1.5)}`,
  },

  clock: { tone: C(13, 13, 7), line: `${C(12, 12, 8.2)}M12 7v5.3l3.4 2` },

  /* Going through a game. */
  play: { tone: "M8.5 6v14l12-7z", line: "M7 4.5v15l12-7.5z" },
  pause: { tone: "M15 6h4v14h-4zM8 6h3v14H8z", line: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" },
  next: { tone: "M10 6.5 17.5 13 10 19.5z", line: "M9 5l7 7-7 7" },
  previous: { tone: "M15 6.5 8.5 13l6.5 6.5z", line: "M15 5l-7 7 7 7" },
  first: { tone: "M18 6.5 11.5 13l6.5 6.5z", line: "M18 5l-7 7 7 7M6 5v14" },
  last: { tone: "M7 6.5 13.5 13 7 19.5z", line: "M6 5l7 7-7 7M18 5v14" },
  replay: {
    tone: "M10.5 8.5v7l6-3.5z",
    line: "M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4 3v4.5h4.5M10.2 8.7v6.6l5.3-3.3z",
  },

  /* Layers and views. */
  layers: {
    tone: "M4.5 13.5 13 18l8-4.5-2-1.5-7 4-6-3.5z",
    line: "M12 4 3.5 8.5 12 13l8.5-4.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5",
  },
  eye: { tone: C(13, 13, 4), line: `${EYE}${C(12, 12, 3)}`, solid: C(12, 12, 1.2) },
  eyeOff: { tone: C(13, 13, 4), line: `${EYE}M4 20 20 4` },
  fields: {
    tone: "M4 13c5-2 9 1 16-1.5V20H4z",
    line:
      "M4 4h16v16H4zM4 12.5c5-2.5 9 1.5 16-1.5M8 17.5v-2.5M6.7 16.3 8 17.5l1.3-1.2M15 17.5v-2.5" +
      "M13.7 16.3 15 17.5l1.3-1.2M11.5 8.5V6M10.2 7.3l1.3 1.2 1.3-1.2",
  },
  features: {
    tone: "M12 4h8v8a8 8 0 0 1-8-8Z",
    line: "M4 4h16v16H4zM12 4a8 8 0 0 0 8 8M4 15.5h5.5a4 4 0 0 1 4 4.5",
  },
  remaining: { tone: "M10 10h10v10H10z", line: "M4 4h8v8H4zM16 8h4v12H8v-4M4 8h3.5M8 4v3.5" },
  odds: {
    tone: "M12 12V4a8 8 0 0 1 6.9 12z",
    line: `${C(12, 12, 8.2)}M12 3.8V12l7 4.2M12 12 7 18.5`,
  },
  dead: {
    tone: "M5 5h15v15H5z",
    line:
      "M4 4h3M10.5 4h3M17 4h3v3M20 10.5v3M20 17v3h-3M13.5 20h-3M7 20H4v-3M4 13.5v-3M4 7V4" +
      "M9 9l6 6M15 9l-6 6",
  },
  lastMove: {
    tone: "M8 8h8v8H8z",
    line: "M8.5 8.5h7v7h-7zM4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4",
  },
  coordinates: { tone: "M9.5 9.5h11v11h-11z", line: "M9 4v16M4 9h16M14.5 4v16M4 14.5h16" },
  zoomIn: { tone: C(11.5, 11.5, 6), line: `${LENS}M10.5 7.5v6M7.5 10.5h6` },
  zoomOut: { tone: C(11.5, 11.5, 6), line: `${LENS}M7.5 10.5h6` },
  zoomFit: {
    tone: "M9 9h8v8H9z",
    line: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z",
  },

  /* Things of the game. */
  city: {
    tone: "M13 9h6v11h-6z",
    line: "M5 20.5V10l-1-1V4.5h3.5v2h3v-2h3v2h3v-2H20V9l-1 1v10.5zM10 20.5V17a2 2 0 0 1 4 0v3.5",
  },
  road: {
    tone: "M9 20c0-6 8-5 8-9 0-2.5-3-4-5-5l3-1c4 2 6 4 6 6 0 5-6 5-6 9z",
    line:
      "M4.5 20.5C5 14 13 14 13 10.5c0-2.5-3-3.5-4.5-6M14 20.5c.5-4 6.5-5 6.5-9.5 " +
      "0-3-2.5-5-5-6.5M9.5 17l.8-1M13.5 13.3l1.2-1.3M15.3 8.8l-.8-1.3",
  },
  cloister: {
    tone: "M12 8l7 4v8h-7z",
    line: "M5 20.5V12l7-4.5 7 4.5v8.5zM12 7.5V3M10 4.8h4M10 20.5V16a2 2 0 0 1 4 0v4.5",
  },
  farmer: {
    tone: "M12.5 12h6v8h-6z",
    line:
      "M12 20.5V9M12 9c-3-.5-4.5-2.5-4-5.5 2.5.5 4 2.5 4 5.5" +
      "ZM12 9c3-.5 4.5-2.5 4-5.5-2.5.5-4 2.5-4 5.5ZM12 14c-3-.5-4.5-2.5-4-5.5" +
      "M12 14c3-.5 4.5-2.5 4-5.5M6 20.5h12",
  },
  forest: {
    tone: "M13 7l4 9h-4zM17 9l4 7h-4z",
    line: "M9.5 3.5 4 16h11zM9.5 16v4.5M17 8.5 20.5 16H16M17.5 16v4.5",
  },
  river: {
    tone: "M4 14c4-3 7 3 16 0v5c-9 3-12-3-16 0z",
    line:
      "M3.5 8c3-2.5 5.5-2.5 8.5 0s5.5 2.5 8.5 0M3.5 13c3-2.5 5.5-2.5 8.5 0s5.5 2.5 8.5 0" +
      "M3.5 18c3-2.5 5.5-2.5 8.5 0s5.5 2.5 8.5 0",
  },
  lake: {
    tone: "M6 13c4 4 9 4 13 0-2 6-11 6-13 0z",
    line: "M3.5 12c4-6 12-6 14 0-2 6-10 6-14 0ZM17.5 12l3.5-3.5v7z",
    solid: C(8.5, 11, 1.1),
  },
  meadow: {
    tone: "M4 17h16v4H4z",
    line:
      "M3.5 20.5h17M8 20c0-5-1-8-4-10M8.5 20c0-6 .5-10 2.5-13.5M9.5 20c.5-4 2-6.5 5-8M17 20v-4" +
      "M15.5 17.5 17 20l2-3.5",
  },
  tower: {
    tone: "M12 8h5v12h-5z",
    line:
      "M6.5 8v10c0 3 11 3 11 0V8M6.5 13c0 3 11 3 11 0M12 10.3c3 0 5.5-1 5.5-2.5S15 5.3 12 5.3 " +
      "6.5 6.3 6.5 7.8 9 10.3 12 10.3Z",
  },
  dragon: {
    tone: "M13 14c4 0 6 2 6 6h-6z",
    line:
      "M5 11.5c0-4.5 3-7.5 8-8L12 6c3 .5 5.5 3 5.5 6.5 0 3-1 5-1 8" +
      "M5 11.5c-1.5.5-2 1.5-1.5 3l5.5-.5c1 1.5 0 4-2.5 6.5M5 11.5 8 11M17.3 10l3.2-2" +
      "M17.5 13.5l3.5-.5",
    solid: C(10.5, 9, 1.2),
  },
  fairy: {
    tone: "M12 10c3 3 4 7 5 11h-5z",
    line:
      `${C(12, 5.5, 2.3)}M12 9.5c-2.5 3-3.5 7-4.5 11h9c-1-4-2-8-4.5-11ZM9.8 12.5` +
      "C7 13.5 3.5 12.5 3 8.5c3-1 6 .5 7.5 2.8M14.2 12.5c2.8 1 6.3 0 6.8-4-3-1-6 .5-7.5 2.8",
  },
  builder: {
    tone: "M6 6h12v6H6z",
    line: "M5 4.5h14v6H5zM10.5 10.5h3v10h-3z",
  },
  pig: {
    tone: "M9 13h10v5H9z",
    line:
      "M4 12.5 6.5 10 6 7.5 9 9c3-1 7-1 9 2s1.5 5.5 0 6.5V20h-2.5v-2h-5v2H8v-2.5" +
      "L6.5 16H4zM18.5 11c1 0 2-.5 2-2",
    solid: C(8, 12.3, 1),
  },
  prisoner: {
    tone: "M12 8h6v12h-6z",
    line: "M5 20.5V10a7 7 0 0 1 14 0v10.5zM9.5 4v16.5M14.5 4v16.5M5 13h14",
  },
  wheel: {
    tone: "M12 12V4a8 8 0 0 1 7 12z",
    line:
      `${C(12, 12, 8.2)}${C(12, 12, 2)}M12 3.8V10M12 14v6.2M4.9 7.9l5.4 3.1M13.7 13l5.4 3.1` +
      "M4.9 16.1l5.4-3.1M13.7 11l5.4-3.1",
  },
  crown: {
    tone: "M6 14h13v5H6z",
    line: "M4.5 18.5 3.5 8l5 4L12 5l3.5 7 5-4-1 10.5zM5 15.5h14",
  },
  hut: {
    tone: "M12 7c5 2 7 8 7.5 13H12z",
    line:
      "M11 6C6.5 8 4.5 14 4 20.5h16C19.5 14 17.5 8 13 6M9.5 3.5 12 6l2.5-2.5" +
      "M9.5 20.5V17a2.5 2.5 0 0 1 5 0v3.5",
  },
  cards: {
    tone: "M12 7l7 2-3 12-6-1.5z",
    line: "M4 6.5 11 4l2 6M4 6.5 8.5 19l2-.7M12.5 7l7.5 2-3.5 12.5-7.5-2z",
  },
  chest: {
    tone: "M4 12h16v7H4z",
    line: "M4 11V9.5a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4V11M3.5 11h17v8.5h-17zM10 9.5h4v5h-4z",
  },
  claim: {
    tone: "M7 6c4-2 7 2 12 0v8c-5 2-8-2-12 0z",
    line: "M5.5 21V3.5M5.5 5c4.5-2.5 8 2 13.5-.5v9c-5.5 2.5-9-2-13.5.5",
  },
  joker: {
    tone: "M12 5l2.5 5.5 6 .5-4.5 4 1.3 5.5-5.3-3z",
    line: "M12 3.5 14.5 9l6 .7-4.4 4 1.2 5.9L12 16.7l-5.3 2.9 1.2-5.9-4.4-4 6-.7z",
  },
} as const satisfies Record<string, Icon>;

export type IconName = keyof typeof ICONS;

/** All names, for lists and tests. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** By the engine's names of features; lists show them before the words. */
const FEATURES: Readonly<Record<string, IconName>> = {
  field: "farmer",
  road: "road",
  city: "city",
  cloister: "cloister",
  meadow: "meadow",
  forest: "forest",
  river: "river",
  lake: "lake",
  tower: "tower",
  system: "hut",
  fortuna: "wheel",
  taxes: "wheel",
  famine: "wheel",
  storm: "wheel",
  inquisition: "wheel",
  plague: "wheel",
  yellow: "cards",
  red: "cards",
  green: "cards",
  blue: "cards",
};

export const featureIcon = (feature: string): IconName => FEATURES[feature] ?? "features";

function shapes(i: Icon): string {
  const tone =
    i.tone === undefined ? "" : `<path d="${i.tone}" fill="currentColor" opacity=".22"/>`;
  const line =
    i.line === undefined
      ? ""
      : `<path d="${i.line}" fill="none" stroke="currentColor" stroke-width="1.8" ` +
        'stroke-linecap="round" stroke-linejoin="round"/>';
  return tone + line + (i.solid === undefined ? "" : `<path d="${i.solid}" fill="currentColor"/>`);
}

/** All icons, for one <defs> of the page. */
export const iconSymbols = (): string =>
  ICON_NAMES.map(
    (name) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes(ICONS[name])}</symbol>`,
  ).join("");

/** An icon so large in px; 20 to 24 is best, 16 is the least. Buttons carry the words themselves,
 *  so a label is only for an icon that stands alone. */
export function icon(name: IconName, px = 24, label?: string): string {
  const role =
    label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeXml(label)}"`;
  return (
    `<svg class="icon" viewBox="0 0 24 24" width="${px}" height="${px}" ${role}>` +
    `<use href="#icon-${name}"/></svg>`
  );
}
