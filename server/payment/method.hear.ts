import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decideStored, decideUnstored } from './method.decider';
import { methodKind } from './method.events';
import type { ProviderWord } from './payment.provider';

/** What the provider said of a method that is to be kept. */
export const hearOfMethod = async (
  { store }: Pick<Platform, 'store'>,
  word: ProviderWord,
  now: string,
): Promise<Outcome<null>> => {
  if (word.type !== 'method.stored' && word.type !== 'method.refused')
    return { refused: problem('not-found') };
  return store.execute({
    name: `hear ${word.type}`,
    at: now,
    streams: { method: streamOf(methodKind, word.about) },
    decide: ({ method }) =>
      word.type === 'method.stored'
        ? decideStored(method, word.method, now)
        : decideUnstored(method, word.reason, now),
  });
};
