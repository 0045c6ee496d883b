/* portrait.tsx: the face of an opponent. The faces are loaded when the first is to be seen. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Markup } from "./picture";

type Draw = (name: string, px: number) => string;

let draw: Draw | null = null;
let loading: Promise<void> | null = null;

function load(): Promise<void> {
  loading ??= import("../art/portraits").then(
    ({ portraitSvg }) => {
      draw = portraitSvg;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

interface Props {
  readonly name: string;
  readonly px: number;
}

/** Until it is there, and for players without a face, the sign of a computer. */
export function Portrait({ name, px }: Props) {
  const [isThere, setThere] = useState(draw !== null);
  useEffect(() => {
    if (isThere) return;
    let isGone = false;
    void load().then(() => {
      if (!isGone) setThere(draw !== null);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const html = isThere && draw ? draw(name, px) : "";
  if (html === "") return <Icon name="computer" px={Math.min(px, 24)} />;
  return <Markup class="portrait" html={html} />;
}
