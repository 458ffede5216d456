import { postFor } from '../mail/mail.consumer';
import type { Noun } from '../noun';
import { purchaseKind } from './purchase.events';
import { purchaseMail } from './purchase.mail';
import { purchaseRoutes } from './purchase.routes';

export const purchaseNoun: Noun = {
  routes: [purchaseRoutes],
  kinds: [purchaseKind],
  consumers: ({ config, look, countries, store, sql }) => [
    purchaseMail({ look, countries, store, sql, post: postFor(config, sql) }),
  ],
};
