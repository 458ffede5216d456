import { postFor } from '../mail/mail.consumer';
import type { Noun } from '../noun';
import { purchaseKind } from './purchase.events';
import { purchaseMail } from './purchase.mail';
import { purchaseRoutes } from './purchase.routes';

export const purchaseNoun: Noun = {
  routes: [purchaseRoutes],
  kinds: [purchaseKind],
  consumers: ({ config, countries, store, sql }) => [
    purchaseMail({ config, countries, store, sql, post: postFor(config, sql) }),
  ],
};
