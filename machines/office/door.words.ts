import type { AnswerOf } from '../../contract/call';
import type { Problem } from '../../contract/problems';
import type { StaffSelf, staffEntrance, staffInvitation } from '../../contract/staff';
import { type Port, type PortFailed, port } from '../kit/port';

export type Entrance = AnswerOf<typeof staffEntrance>;
export type Invitation = AnswerOf<typeof staffInvitation>;

export type DoorField = 'email' | 'password' | 'code';

export type DoorFact =
  | { type: 'door.shown'; entrance: Entrance; invitation?: Invitation }
  /** The invitation is no good any more; one may sign in all the same. */
  | { type: 'door.stale'; entrance: Entrance }
  | { type: 'door.opened'; self: StaffSelf; recovery: string[] }
  | { type: 'door.refused'; problem: Problem };

export type DoorEvent =
  | DoorFact
  | { type: 'door.change'; field: DoorField; value: string }
  /** As a sample member, by their e-mail. */
  | { type: 'door.sample'; email: string }
  | { type: 'door.submit' }
  /** With a passkey in place of the code. */
  | { type: 'door.unlock' }
  /** The codes that are shown once are written down. */
  | { type: 'door.written' }
  | { type: 'door.retry' }
  | PortFailed;

/** What somebody gives to come in; with a link they choose their password. */
export interface Knock {
  link: string | undefined;
  email: string;
  password: string;
  code: string;
  isPasskey: boolean;
}

export const doorPorts = {
  'door.look': port<{ link: string | undefined }, DoorFact>('door.look') as Port<
    { link: string | undefined },
    DoorFact
  >,
  'door.enter': port<Knock, DoorFact>('door.enter') as Port<Knock, DoorFact>,
};
