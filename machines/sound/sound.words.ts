import { type PortFailed, port } from '../kit/port';
import type { RoundTold, StepShown } from '../play/show.words';

export type SoundEvent =
  | StepShown
  | RoundTold
  | { type: 'sound.switch' }
  /** In another tab. */
  | { type: 'sound.chosen'; choice: 'on' | 'off' }
  | PortFailed;

/** What is to be heard and felt. */
export type SoundCommand = StepShown | RoundTold;

declare module '../kit/residents' {
  interface Residents {
    sound: SoundEvent;
  }
}

export const soundPorts = {
  /** Stays open: sounds, and shakes a device that can, until it is closed. */
  'sound.speaker': port<undefined, never, SoundCommand>('sound.speaker'),
};
