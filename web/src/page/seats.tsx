/* seats.tsx: who sits where: person or computer, name, colour and order of each seat. */
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { COLOURS, colourName } from "../art/players";
import { pieceSvg } from "../art/figures/index";
import type { GameInfo, Rules } from "../engine/engine";
import type { Colour } from "../play/types";
import type { SeatChoice } from "../store/choices";
import { settings } from "../store/settings";
import { opponentName, t, word, type Key } from "../text";
import type { FacesProps } from "../opponents";
import { Badge, Icon, Markup } from "../ui/picture";
import { Portrait } from "../ui/portrait";
import { report } from "./fault";
import { usualNames } from "./names";
import { useServices } from "./services";
import { EVEN, PERSON, cutName, evened, newSeat, recolour, shuffled, usualName } from "./setup";

const ADD = "add-player";

/** A seat that somebody from elsewhere may take: its player, and the words for it; and those for a
 *  person who is here. */
export interface OpenSeat {
  readonly by: string;
  readonly label: string;
  readonly here: string;
}

interface SeatsProps {
  readonly info: GameInfo;
  /** null: what was chosen is no game. */
  readonly rules: Rules | null;
  readonly seats: readonly SeatChoice[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
  /** Online; then colours go by the order of the seats. */
  readonly open?: OpenSeat;
  /** As many as there are, in this order. */
  readonly isFixed?: boolean;
}

export function Seats(props: SeatsProps) {
  const { info, seats, onChange, open, isFixed } = props;
  const { wishes } = useServices();
  const add = (): void => onChange([...seats, newSeat(seats, open?.by ?? EVEN)]);
  return (
    <>
      <ol class="seat-list">
        {seats.map((seat, i) => (
          <Seat key={seat.colour} {...props} at={i} />
        ))}
      </ol>
      <div class="buttons" hidden={isFixed}>
        <button
          type="button"
          class="btn"
          id={ADD}
          onClick={add}
          disabled={seats.length >= info.seatsMax}
        >
          <Icon name="plus" />
          {t("new.add")}
        </button>
        <button type="button" class="btn" onClick={() => onChange(shuffled(seats, wishes.dice))}>
          <Icon name="rematch" />
          {t("new.shuffle")}
        </button>
      </div>
    </>
  );
}

function Seat(props: SeatsProps & { readonly at: number }) {
  const { info, rules, seats, at, onChange, open, isFixed } = props;
  const { engine, levels } = useServices();
  const seat = seats[at] as SeatChoice;
  const named = rules === null ? seats : evened(engine, rules, levels.value, seats);
  const change = (part: Partial<SeatChoice>): void =>
    onChange(seats.map((s, i) => (i === at ? { ...s, ...part } : s)));
  const usual = usualName(named, at, usualNames());
  const name = cutName(seat.name) || usual;
  const moveUp = (): void => {
    if (at === 0) return;
    const out = [...seats];
    out.splice(at - 1, 0, ...out.splice(at, 1));
    onChange(out);
  };
  const remove = (): void => {
    onChange(seats.filter((_, i) => i !== at));
    // The button that had the focus is gone with its seat.
    document.getElementById(ADD)?.focus();
  };
  return (
    <li class="seat">
      {open ? (
        <Markup class="seat-figure" html={pieceSvg("follower", COLOURS[at] ?? "red", 34)} />
      ) : (
        <ColourChoice seats={seats} at={at} onChange={onChange} />
      )}
      {(!open || seat.by === PERSON) && (
        <NameField
          at={at}
          value={seat.name}
          usual={usual}
          onChange={(value) => change({ name: value })}
        />
      )}
      <Face at={at} rules={rules} by={seat.by} who={named[at]?.by ?? ""} onChange={change} />
      <ByChoice
        at={at}
        rules={rules}
        by={seat.by}
        who={named[at]?.by ?? ""}
        onChange={(by) => change({ by })}
        canBeEven={!open}
        {...(open && { open })}
      />
      <span class="seat-tools" hidden={isFixed}>
        <button
          type="button"
          class="btn sq quiet up"
          aria-label={t("new.up", { name })}
          title={t("new.up", { name })}
          aria-disabled={at === 0}
          onClick={moveUp}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          class="btn sq quiet"
          aria-label={t("new.remove", { name })}
          title={t("new.remove", { name })}
          disabled={seats.length <= info.seatsMin}
          onClick={remove}
        >
          <Icon name="close" />
        </button>
      </span>
    </li>
  );
}

interface NameProps {
  readonly at: number;
  readonly value: string;
  readonly usual: string;
  readonly onChange: (name: string) => void;
}

/** What a record cannot hold is cut when the field is left, not while somebody types. */
function NameField({ at, value, usual, onChange }: NameProps) {
  return (
    <input
      class="field seat-name"
      type="text"
      value={value}
      placeholder={usual}
      maxLength={60}
      autocomplete="off"
      aria-label={t("new.name", { n: at + 1 })}
      onInput={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => onChange(cutName(event.currentTarget.value))}
    />
  );
}

interface FaceProps {
  readonly at: number;
  readonly rules: Rules | null;
  readonly by: string;
  /** The opponent who that is. */
  readonly who: string;
  readonly onChange: (part: { readonly by: string }) => void;
}

/** The face of a computer player; pressed, it shows all of them. */
function Face({ at, rules, by, who, onChange }: FaceProps) {
  const { engine } = useServices();
  const [Faces, setFaces] = useState<ComponentType<FacesProps> | null>(null);
  if (rules === null || !engine.players.includes(who)) return null;
  const label = t("new.faces", { n: at + 1 });
  const show = (): void => {
    import("../opponents").then((part) => setFaces(() => part.Faces), report);
  };
  const close = (): void => setFaces(null);
  return (
    <>
      <button
        type="button"
        class="btn sq quiet seat-face"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Portrait name={who} px={40} />
      </button>
      {Faces && (
        <Faces
          rules={rules}
          by={by}
          onClose={close}
          onChoose={(chosen) => {
            close();
            onChange({ by: chosen });
          }}
        />
      )}
    </>
  );
}

interface ByProps {
  readonly at: number;
  readonly rules: Rules | null;
  readonly by: string;
  readonly who?: string;
  readonly onChange: (by: string) => void;
  readonly open?: OpenSeat;
  readonly canBeEven?: boolean;
}

export function ByChoice({ at, rules, by, who = "", onChange, open, canBeEven }: ByProps) {
  const { engine } = useServices();
  const evenLabel =
    by === EVEN && who !== EVEN ? t("new.evenNow", { name: opponentName(who) }) : t("new.even");
  return (
    <select
      class="field seat-by"
      value={by}
      aria-label={t("new.by", { n: at + 1 })}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value={PERSON}>{open?.here ?? t("new.person")}</option>
      {open && <option value={open.by}>{open.label}</option>}
      {canBeEven && <option value={EVEN}>{evenLabel}</option>}
      {engine.players.map((name, i) => (
        <option key={name} value={name}>
          {rules === null ? opponentName(name) : opponentLine(rules, name, i)}
        </option>
      ))}
    </select>
  );
}

/** "Odo, builder (1050)" */
const opponentLine = (rules: Rules, name: string, i: number): string =>
  t("new.opponent", {
    name: opponentName(name),
    level: word("level", name),
    n: String(rules.strengthOf(i)),
  });

export function colourWord(colour: Colour): string {
  return t(`new.colours.${colourName(colour, settings.palette.value)}` as Key);
}

interface ColourProps {
  readonly seats: readonly SeatChoice[];
  readonly at: number;
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** A figure in its colour; pressed, it opens the six colours. Taking another's colour swaps. */
function ColourChoice({ seats, at, onChange }: ColourProps) {
  const [isOpen, setOpen] = useState(false);
  const seat = seats[at] as SeatChoice;
  const label = t("new.colour", { n: at + 1, colour: colourWord(seat.colour) });
  const id = `colour-${at}`;
  const close = (): void => {
    setOpen(false);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const choose = (colour: Colour): void => {
    onChange(recolour(seats, at, colour));
    close();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };
  const onFocusOut = (event: FocusEvent): void => {
    const to = event.relatedTarget as Node | null;
    if (to && !(event.currentTarget as Node).contains(to)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its buttons let through
    <span class="colour" onKeyDown={onKey} onFocusOut={onFocusOut}>
      <button
        type="button"
        id={id}
        class="btn sq quiet"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <Markup html={pieceSvg("follower", seat.colour, 34)} />
      </button>
      {isOpen && (
        <span class="colours paper" role="group" aria-label={t("new.chooseColour", { n: at + 1 })}>
          {COLOURS.map((colour) => (
            <Swatch key={colour} seats={seats} at={at} colour={colour} onChoose={choose} />
          ))}
        </span>
      )}
    </span>
  );
}

interface SwatchProps {
  readonly seats: readonly SeatChoice[];
  readonly at: number;
  readonly colour: Colour;
  readonly onChoose: (colour: Colour) => void;
}

function Swatch({ seats, at, colour, onChoose }: SwatchProps) {
  const owner = seats.findIndex((seat, i) => i !== at && seat.colour === colour);
  const name =
    owner < 0 ? "" : cutName(seats[owner]?.name ?? "") || usualName(seats, owner, usualNames());
  const label =
    owner < 0 ? colourWord(colour) : t("new.taken", { colour: colourWord(colour), name });
  return (
    <button
      type="button"
      class={`btn sq quiet${owner < 0 ? "" : " taken"}`}
      aria-pressed={seats[at]?.colour === colour}
      aria-label={label}
      title={label}
      onClick={() => onChoose(colour)}
    >
      <Badge colour={colour} px={28} />
    </button>
  );
}
