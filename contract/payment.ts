import * as z from 'zod/mini';
import { call } from './call';
import { METHODS_PAGE } from './limits';
import { methodSteps, paymentKinds } from './payment.rules';
import { MethodShown } from './transfer';
import { Id, PageIndex, PageSize, pageOf } from './words';

/** A stored payment method [§3]: kind, last digits or alias, and nothing that could pay. */
export const PaymentMethod = z.object({
  _id: Id,
  status: z.enum(methodSteps),
  ...MethodShown.shape,
  /** `2029-04`: the last month that it is good in. */
  expires: z.optional(z.string()),
  /** The one that is offered first. */
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const player = { audience: 'player', spec: '§3 Payment method, §7 B payments' } as const;
const command = { ...player, stance: 'neutral', kind: 'command', rate: 'write' } as const;
const named = z.object({ paymentId: Id });

export const listPayments = call({
  ...player,
  stance: 'neutral',
  name: 'listPayments',
  method: 'GET',
  path: '/payments',
  aliases: [{ method: 'GET', path: '/payments/list' }],
  kind: 'read',
  rate: 'read',
  query: z.object({
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, METHODS_PAGE),
  }),
  out: pageOf(PaymentMethod),
  refusals: [],
  says: 'The stored payment methods, the default one first',
});

export const addPayment = call({
  ...command,
  name: 'addPayment',
  method: 'POST',
  path: '/payments/add',
  aliases: [{ method: 'POST', path: '/payments/add' }],
  body: z.object({ payment: z.enum(paymentKinds) }),
  out: z.object({
    paymentId: Id,
    /** The provider’s own page: what is typed there reaches the provider alone. */
    url: z.optional(z.string()),
  }),
  refusals: ['unavailable', 'payment-unknown'],
  says: 'Begin to store a method of a kind: its details are given to the provider on its page',
});

export const removePayment = call({
  ...command,
  name: 'removePayment',
  method: 'POST',
  path: '/payments/remove',
  aliases: [{ method: 'POST', path: '/payments/remove' }],
  body: named,
  out: z.object({ paymentId: Id }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Forget a stored method, here and at the provider',
});

export const preferPayment = call({
  ...command,
  name: 'preferPayment',
  method: 'POST',
  path: '/payments/default',
  body: named,
  out: z.object({ paymentId: Id }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Make a stored method the one that is offered first',
});
