/* seats.tsx: who sits where: person or computer, name, colour and order of each seat. */
import { useState } from "preact/hooks";
import { COLOURS, colourName } from "../art/players";
import { pieceSvg } from "../art/figures/index";
import type { GameInfo } from "../engine/engine";
import type { Colour } from "../play/types";
import type { SeatChoice } from "../store/choices";
import { settings } from "../store/settings";
import { t, word, type Key } from "../text";
import { Badge, Icon, Markup } from "../ui/picture";
import { usualNames } from "./names";
import { useServices } from "./services";
import {
  PERSON,
  cutName,
  levelsOf,
  middleLevel,
  newSeat,
  recolour,
  shuffled,
  usualName,
} from "./setup";

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
  readonly seats: readonly SeatChoice[];
  readonly onChange: (seats: readonly SeatChoice[]) => void;
  /** Online; then colours go by the order of the seats. */
  readonly open?: OpenSeat;
  /** As many as there are, in this order. */
  readonly isFixed?: boolean;
}

export function Seats(props: SeatsProps) {
  const { info, seats, onChange, open, isFixed } = props;
  const { engine, wishes } = useServices();
  const add = (): void => onChange([...seats, newSeat(seats, open?.by ?? middleLevel(engine))]);
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
  const { info, seats, at, onChange, open, isFixed } = props;
  const seat = seats[at] as SeatChoice;
  const change = (part: Partial<SeatChoice>): void =>
    onChange(seats.map((s, i) => (i === at ? { ...s, ...part } : s)));
  const usual = usualName(seats, at, usualNames());
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
      <ByChoice at={at} by={seat.by} onChange={(by) => change({ by })} {...(open && { open })} />
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

interface ByProps {
  readonly at: number;
  readonly by: string;
  readonly onChange: (by: string) => void;
  readonly open?: OpenSeat;
}

export function ByChoice({ at, by, onChange, open }: ByProps) {
  const { engine } = useServices();
  return (
    <select
      class="field seat-by"
      value={by}
      aria-label={t("new.by", { n: at + 1 })}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value={PERSON}>{open?.here ?? t("new.person")}</option>
      {open && <option value={open.by}>{open.label}</option>}
      {levelsOf(engine).map((level) => (
        <option key={level} value={level}>
          {t("new.computer", { level: word("level", level) })}
        </option>
      ))}
    </select>
  );
}

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
