import type { Noun } from '../noun';
import { payOutAll } from './withdrawal.command';
import { withdrawalKind } from './withdrawal.events';
import { withdrawalsProjection } from './withdrawal.projection';
import { withdrawalRoutes } from './withdrawal.routes';

/** How often what was approved is looked for. */
const PAY_OUT_MS = 5_000;

export const withdrawalNoun: Noun = {
  routes: [withdrawalRoutes],
  kinds: [withdrawalKind],
  projections: [withdrawalsProjection],
  jobs: (platform) => [
    {
      name: 'withdrawals',
      stance: 'pays out',
      everyMs: PAY_OUT_MS,
      run: () => payOutAll(platform),
    },
  ],
  personal: [{ section: 'withdrawals', table: 'withdrawals', columns: ['player'] }],
};
