import type { Problem } from '../../contract/problems';
import { type Port, type PortFailed, port } from '../kit/port';
import type { DeskName, DeskQuery, OfficeAddress } from './office.rules';
import type { OfficeEnded } from './office.words';

/** Something on a desk: what it is depends on the desk, and its view knows. */
export type DeskRow = { readonly _id: string } & Readonly<Record<string, unknown>>;

/** What a member does: `approveWithdrawalDue` to this, with these values. */
export interface DeskDeed {
  name: string;
  id: string;
}
export type DeedValues = Readonly<Record<string, string>>;

/** What a deed would cost as it is typed: numbers by name, which the deed's own view knows. */
export type DeskCount = Readonly<Record<string, number>>;

/** What only an answer tells, and what it is: shown once, kept by nobody. */
export interface DeskTold {
  /** An invitation, a page of ours for a while, a key that somebody signs with. */
  is: 'link' | 'page' | 'secret';
  text: string;
}

export type DeskFact =
  | { type: 'desk.listed'; rows: DeskRow[]; total: number; extra?: unknown }
  | { type: 'desk.told'; item: DeskRow }
  | { type: 'desk.missing' }
  /** `told` is what only the answer says. */
  | { type: 'desk.done'; told?: DeskTold }
  | { type: 'desk.refused'; problem: Problem }
  | { type: 'desk.counted'; counted: DeskCount }
  | { type: 'desk.exported' }
  /** The second factor was proved again. */
  | { type: 'desk.proved' }
  | OfficeEnded;

/** How the second factor is proved: by the code that was typed, or by a passkey. */
export type Proving = 'code' | 'passkey';

export type DeskEvent =
  | DeskFact
  /** When what lies open last changed; absent where it can be read no more. */
  | { type: 'desk.moved'; updatedAt?: string | undefined }
  | { type: 'desk.visit'; at: OfficeAddress }
  | { type: 'desk.type'; text: string }
  | { type: 'desk.retry' }
  | { type: 'desk.ask'; deed: DeskDeed; values: DeedValues }
  | { type: 'desk.change'; field: string; value: string }
  | { type: 'desk.count' }
  | { type: 'desk.do' }
  /** The second factor, asked for again before a dangerous deed. */
  | { type: 'desk.code'; code: string }
  | { type: 'desk.prove'; by: Proving }
  | { type: 'desk.cancel' }
  | { type: 'desk.export' }
  | PortFailed;

interface DeskQuestion {
  desk: DeskName;
  query: DeskQuery;
}

export interface DeskProof {
  by: Proving;
  code: string;
}

export const deskPorts = {
  'desk.list': port<DeskQuestion, DeskFact>('desk.list') as Port<DeskQuestion, DeskFact>,
  'desk.read': port<{ desk: DeskName; id: string }, DeskFact>('desk.read') as Port<
    { desk: DeskName; id: string },
    DeskFact
  >,
  'desk.do': port<DeskDeed & { values: DeedValues }, DeskFact>('desk.do') as Port<
    DeskDeed & { values: DeedValues },
    DeskFact
  >,
  'desk.count': port<DeskDeed & { values: DeedValues }, DeskFact>('desk.count') as Port<
    DeskDeed & { values: DeedValues },
    DeskFact
  >,
  'desk.prove': port<DeskProof, DeskFact>('desk.prove') as Port<DeskProof, DeskFact>,
  'desk.export': port<DeskQuestion, DeskFact>('desk.export') as Port<DeskQuestion, DeskFact>,
};
