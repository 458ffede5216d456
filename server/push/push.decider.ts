import type { PlayerEvent } from '../player/player.events';
import { accept, type Decision } from '../store/decision';

const done = { ok: true } as const;
type Registered = Decision<{ player: PlayerEvent[] }, typeof done>;

export interface PushDevice {
  session: string;
  token: string;
  deviceName: string;
}

/**
 * The session's browser takes push messages at this token. Pages say it each time that they start:
 * the log must not grow by what it `known`.
 */
export const decideRegister = (known: string | undefined, device: PushDevice): Registered =>
  accept(
    { player: known === device.token ? [] : [{ type: 'player.deviceRegistered', ...device }] },
    done,
  );

/** The session's browser takes no more messages; one that took none is silent. */
export const decideForget = (known: string | undefined, session: string): Registered =>
  accept(
    { player: known === undefined ? [] : [{ type: 'player.deviceForgotten', session }] },
    done,
  );
