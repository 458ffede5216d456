import type { TransferChangedMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { transfersById } from './payment.query';

/** A fact of a transfer to its player: it as their list shows it [decision 73]. */
export const enrichTransfer =
  ({ sql }: Pick<Platform, 'sql'>): Enrich =>
  async ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['TransferId']));
    const found = await transfersById(sql, player, ids);
    return ids.map((id): Omit<TransferChangedMessage, 'TransferId' | 'Sequence'> => {
      const Transfer = found.get(id);
      return Transfer === undefined ? {} : { Transfer };
    });
  };
