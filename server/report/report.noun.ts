import { postFor } from '../mail/mail.consumer';
import type { Noun } from '../noun';
import { reportKind } from './report.events';
import { toldOfReport, toldOfStatement } from './report.export';
import { reportMail } from './report.mail';
import { reportsProjection } from './report.projection';
import { reportRoutes } from './report.routes';
import { sanctionKind } from './sanction.events';

export const reportNoun: Noun = {
  routes: [reportRoutes],
  kinds: [reportKind, sanctionKind],
  projections: [reportsProjection],
  consumers: ({ config, look, secrets, store, sql }) => [
    reportMail({ config, look, secrets, store, sql, post: postFor(config, sql) }),
  ],
  personal: [
    { section: 'reports', table: 'reports', columns: ['reporter'], told: toldOfReport },
    { section: 'statements', table: 'reports', columns: ['reported'], told: toldOfStatement },
  ],
};
