import { Challenges } from '../factor/factor.passkey';
import { postFor } from '../mail/mail.consumer';
import type { Noun } from '../noun';
import { memberRoutes } from './member.routes';
import { passkeyRoutes } from './passkey.routes';
import { rosterKind } from './roster.events';
import { staffKind } from './staff.events';
import { staffMail } from './staff.mail';
import { staffProjection } from './staff.projection';
import { staffRoutes } from './staff.routes';

const HOUR_MS = 60 * 60 * 1_000;

export const staffNoun: Noun = {
  routes: [staffRoutes, memberRoutes, passkeyRoutes],
  kinds: [staffKind, rosterKind],
  projections: [staffProjection],
  consumers: ({ config, look, store, sql }) => [
    staffMail({ config, look, store, post: postFor(config, sql) }),
  ],
  jobs: ({ staffSessions, sql, now }) => [
    {
      name: 'old staff sessions',
      stance: 'neutral',
      everyMs: HOUR_MS,
      run: async () => {
        await staffSessions.forget(now());
        await new Challenges(sql).forget(now());
      },
    },
  ],
};
