import { LOOK_ROOM } from '../../contract/branding';
import type { Look } from '../../contract/look.desk';
import type { Fact, StreamKind } from '../store/stream';

/** What staff had the platform look like; `look:look_platform`, there is one. */
export interface LookEvent {
  type: 'look.published';
  id: string;
  look: Look;
  by: string;
  why: string;
  at: string;
}

export interface LookState {
  /** Absent while the one that the platform ships is worn. */
  worn?: Look;
}

/** A look as pages read it: the dark palette is the one without a name. */
export const appOf = ({ dark, light, ...rest }: Look) => ({ ...rest, ...dark, light });

/** Each process keeps what is worn; open pages are told all of it, so that none asks. */
const facts = (_: string, { look }: LookEvent): Fact[] => [
  { audience: 'system', handler: 'look.published', body: { look } },
  { audience: `room:${LOOK_ROOM}`, handler: 'look', body: appOf(look) },
];

export const lookKind: StreamKind<LookState, LookEvent> = {
  name: 'look',
  initial: {},
  evolve: (_, { look }) => ({ worn: look }),
  facts,
};

export const LOOK = 'look_platform';
