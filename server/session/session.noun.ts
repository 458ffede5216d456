import type { Noun } from '../noun';
import { sessionKind } from './session.events';
import { sessionsProjection } from './session.projection';
import { sessionReactions } from './session.reaction';
import { KEY_CHECK_MS } from './session.token';

export const sessionNoun: Noun = {
  kinds: [sessionKind],
  projections: [sessionsProjection],
  prepare: ({ tokens, now }) => tokens.rotate(now()),
  jobs: ({ tokens }) => [
    {
      name: 'token key',
      stance: 'neutral',
      everyMs: KEY_CHECK_MS,
      run: (now) => tokens.rotate(now.getTime()),
    },
  ],
  // Which process made the new key the others cannot know: each has to read it.
  async inEachProcess({ tokens, log, now }) {
    const reading = setInterval(() => {
      tokens
        .load(now())
        .catch((error: unknown) => log.error({ error }, 'the token keys were not read'));
    }, KEY_CHECK_MS);
    return () => clearInterval(reading);
  },
  reactions: sessionReactions,
  personal: [{ section: 'sessions', table: 'sessions', columns: ['player'] }],
};
