import type { SnapshotFrom } from 'xstate';
import type { PaymentMethod } from '../../contract/payment';
import { expiryOf } from '../../contract/payment.rules';
import { itemsOf } from '../kit/list.select';
import type { methodsMachine } from './methods.machine';

/** They are asked for, and nothing of them is known yet. */
export const isAwaited = (methods: SnapshotFrom<typeof methodsMachine>): boolean =>
  itemsOf(methods).length === 0 &&
  (methods.matches({ open: 'loading' }) || methods.matches({ open: 'outdated' }));

/** Id of the one that is offered first, unless it has expired by `now`, milliseconds [decision 160]. */
export const offeredFirst = (methods: readonly PaymentMethod[], now: number): string | undefined =>
  methods.find(
    ({ isDefault, expires }) =>
      isDefault && expiryOf(expires, new Date(now).toISOString()) !== 'over',
  )?._id;
