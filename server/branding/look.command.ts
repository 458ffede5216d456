import type { Look } from '../../contract/look.desk';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { decidePublishLook } from './look.decider';
import { LOOK, lookKind } from './look.events';

type Parts = Pick<Platform, 'store'> & { look: Pick<Platform['look'], 'shipped'> };

/** Has every page look so; refuses `look-unreadable`, and is silent on what is worn already. */
export const publishLook = (
  { store, look: { shipped } }: Parts,
  look: Look,
  { by, why, at }: { by: string; why: string; at: string },
): Promise<Outcome<{ ok: true }>> => {
  const published = { id: newId('look'), look, by, why, at };
  return store.execute({
    name: 'publishLook',
    at,
    streams: { look: streamOf(lookKind, LOOK) },
    decide: (states) => decidePublishLook(states.look, { shipped, published }),
  });
};
