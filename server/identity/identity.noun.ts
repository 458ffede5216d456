import type { Row } from 'postgres';
import type { Noun } from '../noun';
import { identityDesk } from './identity.desk';
import { identityKind } from './identity.events';
import { sweepDocuments } from './identity.file';
import { identitiesProjection, identityFilesProjection } from './identity.projection';
import { identityRoutes } from './identity.routes';

/** How often papers are looked for whose time is over. */
const SWEEP_MS = 60 * 60 * 1_000;

/** Who of staff looked at them is not the player's to read, and what they show is theirs already. */
const told = ({ status, kind, submitted, decided, reason }: Row): Row => ({
  status,
  kind,
  submitted,
  decided,
  reason,
});
const toldOfFile = ({ id, type, at }: Row): Row => ({ id, type, at });

export const identityNoun: Noun = {
  routes: [identityRoutes, identityDesk],
  kinds: [identityKind],
  projections: [identitiesProjection, identityFilesProjection],
  jobs: ({ sql, config }) => [
    {
      name: 'identity papers',
      stance: 'neutral',
      everyMs: SWEEP_MS,
      run: (now) => sweepDocuments(sql, config.IDENTITY_KEPT_DAYS, now.getTime()),
    },
  ],
  personal: [
    { section: 'identity', table: 'identities', columns: ['player'], told },
    { section: 'identityFiles', table: 'identity_files', columns: ['player'], told: toldOfFile },
  ],
};
