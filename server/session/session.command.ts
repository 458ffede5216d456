import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { decideTokenUsed } from './session.decider';
import { sessionKind } from './session.events';

/** Keeps that a session's token of this generation is used; `at` is ISO 8601. */
export const keepTokenUsed = async (
  store: Pick<Store, 'execute'>,
  session: string,
  generation: number,
  at: string,
): Promise<void> => {
  await store.execute({
    name: 'keepTokenUsed',
    at,
    streams: { session: streamOf(sessionKind, session) },
    decide: (states) => decideTokenUsed(states, generation, at),
  });
};
