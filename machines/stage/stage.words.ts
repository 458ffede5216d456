import type { Mounting } from '../kit/controls';

export type StageEvent =
  /** Starts a control under its key; a key that is taken is left as it is. */
  ({ type: 'stage.mount'; key: string } & Mounting) | { type: 'stage.unmount'; key: string };

declare module '../kit/residents' {
  interface Residents {
    stage: StageEvent;
  }
}
