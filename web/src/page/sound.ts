/*
 * sound.ts: small sounds, made on the spot: no files. Wood is a short burst of filtered noise with
 * a low body; tones are soft plucked strings. Nothing sounds before a person has switched sound on.
 */
import { effect } from "@preact/signals";
import type { Now, Session, Step } from "../play/types";
import { settings, type SoundName } from "../store/settings";

let context: AudioContext | null = null;

/** Browsers let a page sound only after a press; resume() is asked again each time. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

export function play(name: SoundName): void {
  if (!settings.sound.peek() || settings.muted.peek().includes(name)) return;
  const ac = audio();
  if (!ac) return;
  const out = ac.createGain();
  out.gain.value = settings.volume.peek() ** 2;
  out.connect(ac.destination);
  SOUNDS[name](ac, out, ac.currentTime + 0.01);
}

type Voice = (ac: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Readonly<Record<SoundName, Voice>> = {
  place: (ac, out, at) => {
    knock(ac, out, at, 190, 0.9);
    knock(ac, out, at + 0.055, 240, 0.35);
  },
  figure: (ac, out, at) => knock(ac, out, at, 520, 0.6),
  score: (ac, out, at) =>
    [659, 784, 988].forEach((hz, i) => pluck(ac, out, at + i * 0.07, hz, 0.3)),
  turn: (ac, out, at) => [523, 784].forEach((hz, i) => pluck(ac, out, at + i * 0.13, hz, 0.35)),
  end: (ac, out, at) =>
    [392, 494, 587, 784, 988].forEach((hz, i) => pluck(ac, out, at + i * 0.12, hz, 0.4)),
  error: (ac, out, at) => [233, 196].forEach((hz, i) => pluck(ac, out, at + i * 0.12, hz, 0.35)),
};

/** A piece of wood set down: a click of noise and the body of the wood. */
function knock(ac: AudioContext, out: AudioNode, at: number, hz: number, loud: number): void {
  const noise = ac.createBufferSource();
  noise.buffer = noiseOf(ac);
  const filter = ac.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hz * 5;
  filter.Q.value = 1.2;
  noise.connect(filter).connect(fading(ac, out, at, loud * 0.8, 0.045));
  noise.start(at);
  noise.stop(at + 0.08);
  const body = ac.createOscillator();
  body.frequency.setValueAtTime(hz * 1.3, at);
  body.frequency.exponentialRampToValueAtTime(hz, at + 0.03);
  body.connect(fading(ac, out, at, loud * 0.5, 0.11));
  body.start(at);
  body.stop(at + 0.2);
}

function pluck(ac: AudioContext, out: AudioNode, at: number, hz: number, loud: number): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.35],
    [3, 0.12],
  ] as const) {
    const tone = ac.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = hz * times;
    tone.connect(fading(ac, out, at, loud * share, 0.5 / times));
    tone.start(at);
    tone.stop(at + 0.7);
  }
}

function fading(
  ac: AudioContext,
  out: AudioNode,
  at: number,
  loud: number,
  seconds: number,
): GainNode {
  const gain = ac.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

let noiseBuffer: AudioBuffer | null = null;

function noiseOf(ac: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = ac.createBuffer(1, Math.ceil(ac.sampleRate * 0.1), ac.sampleRate);
  const data = noiseBuffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noiseBuffer;
}

/** What a change of the position sounds like, loudest last; steps: those that are new. */
export function soundsOf(before: Now, now: Now, steps: readonly Step[]): SoundName[] {
  if (now.phase === "look" || before.phase === "look") return [];
  const out: SoundName[] = [];
  const acts = steps.filter((step) => step.seat >= 0);
  if (acts.some((step) => step.verb === "place" || step.verb === "lay")) out.push("place");
  if (acts.some((step) => step.choice.spot.piece !== null)) out.push("figure");
  if (steps.some((step) => step.events.some((event) => event.kind === "score" && event.points > 0)))
    out.push("score");
  if (now.phase === "over" && before.phase !== "over") out.push("end");
  else if (now.phase === "choose" && (before.phase === "wait" || before.phase === "handover"))
    out.push("turn");
  return out;
}

/** Lets a game be heard until the returned function is called. */
export function followSounds(session: Session): () => void {
  let before = session.now.peek();
  return effect(() => {
    const now = session.now.value;
    const isLonger = now.steps.length > before.steps.length;
    const steps = isLonger ? now.steps.slice(before.steps.length) : [];
    soundsOf(before, now, steps).forEach((name, i) => setTimeout(() => play(name), i * 160));
    before = now;
  });
}
