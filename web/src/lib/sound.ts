/** A small set of sounds, made here from oscillators; silent until somebody switches them on. */
import { device } from "./device.svelte";

export type Sound = "place" | "gain" | "turn" | "impact" | "win";

/** Notes as hertz, when they begin and how long they last in seconds, and their shape. */
type Note = [hertz: number, at: number, lasts: number, shape: OscillatorType];

const SOUNDS: Record<Sound, Note[]> = {
  place: [
    [196, 0, 0.09, "triangle"],
    [98, 0, 0.12, "sine"],
  ],
  gain: [
    [523, 0, 0.12, "sine"],
    [784, 0.07, 0.18, "sine"],
  ],
  turn: [
    [440, 0, 0.16, "sine"],
    [587, 0.14, 0.26, "sine"],
  ],
  impact: [
    [110, 0, 0.3, "sawtooth"],
    [73, 0.08, 0.4, "triangle"],
  ],
  win: [
    [392, 0, 0.2, "triangle"],
    [494, 0.14, 0.2, "triangle"],
    [587, 0.28, 0.2, "triangle"],
    [784, 0.42, 0.5, "triangle"],
  ],
};
const LOUDEST = 0.16;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!device.sound || !device.volume || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound]) ring(context, note);
}

function ring(to: AudioContext, [hertz, at, lasts, shape]: Note): void {
  const begins = to.currentTime + at;
  const [tone, loudness] = [to.createOscillator(), to.createGain()];
  tone.type = shape;
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime((LOUDEST * device.volume) / 100, begins + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  tone.connect(loudness).connect(to.destination);
  tone.start(begins);
  tone.stop(begins + lasts + 0.02);
}
