import { winTier } from '../../../contract/win.rules';
import { cuesOf } from '../../../games/cue.rules';
import type { SoundCommand } from '../../../machines/sound/sound.words';
import { chords, noises, pulses, type Tone } from './tones';

/** Loud enough beside music, never loud. */
const VOLUME = 0.25;
const SILENT = 0.0001;

const scheduled = (context: AudioContext, out: AudioNode, tone: Tone, at: number) => {
  const { pitch, glide = pitch, length, shape, level } = tone;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(glide, at + length);
  // Without a ramp on both sides a tone clicks.
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(level, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + length);
  return voice;
};

/**
 * Plays what a table shows, made of tones alone: no file is fetched. A new step silences what is left
 * of the one before. Where the device can, a win is felt as well.
 */
export const openSpeaker = () => {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  let voices: OscillatorNode[] = [];
  const hush = (): void => {
    for (const voice of voices) voice.stop();
    voices = [];
  };
  const sound = (tones: readonly Tone[], afterMs = 0): void => {
    const start = context.currentTime + afterMs / 1_000;
    for (const tone of tones) voices.push(scheduled(context, out, tone, start + (tone.after ?? 0)));
  };
  const play = (command: SoundCommand): void => {
    // A browser lets sound begin with a press alone: the one that opened the round.
    void context.resume();
    hush();
    if (command.type === 'round.told') {
      const tier = winTier(command.staked, command.won);
      sound(chords[tier]);
      navigator.vibrate?.(pulses[tier]);
      return;
    }
    for (const { at, sound: name } of cuesOf(command.engine, command.outcome, command.shown))
      sound(noises[name], at);
  };
  return { play, close: () => context.close() };
};
