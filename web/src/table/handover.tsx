/*
 * handover.tsx: the device goes to another person. Where there are secrets a cover lies over
 * everything until that person says so; where there are none a light word is enough.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../text";
import { isPerson, nameOf, type Desk } from "./desk";
import { Badge, Icon, Piece } from "./picture";

export function Handover({ desk }: { desk: Desk }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { next, ended } = desk.now.value;
  const seat = desk.setup.seats[next];
  useEffect(() => {
    ref.current?.focus();
    // Afterwards whoever plays by keyboard is at the table, and not at the top of the page.
    return () => document.querySelector<HTMLElement>(".mid-place")?.focus({ preventScroll: true });
  }, [next]);
  return (
    <div class="handover" role="dialog" aria-modal="true" aria-labelledby="handover-title">
      <div class="handover-in paper">
        {seat && <Piece kind="follower" colour={seat.colour} px={132} />}
        <h1 id="handover-title">{t("table.handover.give", { name: seat?.name ?? "" })}</h1>
        <p class="soft">{t("table.handover.why")}</p>
        <button ref={ref} type="button" class="btn go large" onClick={() => desk.session.ready()}>
          {t("table.handover.ready", { name: seat?.name ?? "" })}
        </button>
        <div class="handover-more">
          {ended >= 0 && (
            <button type="button" class="btn quiet" onClick={() => desk.session.takeBack()}>
              <Icon name="takeback" px={20} />
              {t("table.handover.back", { name: nameOf(desk.setup, ended) })}
            </button>
          )}
          <button type="button" class="btn quiet" onClick={desk.onLeave}>
            <Icon name="close" px={20} />
            {t("table.handover.leave")}
          </button>
        </div>
      </div>
    </div>
  );
}

const SHOWN_MS = 1600;

/** Says whose turn begins, where several persons share the device and nothing is secret. */
export function TurnCall({ desk }: { desk: Desk }) {
  const { looker } = desk.now.value;
  const [called, setCalled] = useState(-1);
  const before = useRef(looker);
  const persons = desk.setup.seats.filter((_, i) => isPerson(desk.setup, i)).length;
  useEffect(() => {
    const isNew = looker >= 0 && before.current >= 0 && before.current !== looker;
    before.current = looker;
    if (!isNew || persons < 2) return undefined;
    setCalled(looker);
    const timer = setTimeout(() => setCalled(-1), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [looker]);
  const seat = desk.setup.seats[called];
  if (!seat) return null;
  return (
    <p class="turn-call paper" aria-hidden="true">
      <Badge colour={seat.colour} px={34} />
      <b>{t("table.turnOf", { name: nameOf(desk.setup, called) })}</b>
    </p>
  );
}
