import type { Transfer } from '../../contract/transfer';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

/** Hub: a deposit or a withdrawal began or went on; without it, it is to be asked for. */
export interface TransferChanged {
  type: 'transfer.changed';
  id: string;
  transfer?: Transfer | undefined;
}

export interface TransfersWords extends ListWords {
  item: Transfer;
  /** Only those of the player’s own are ever asked for. */
  query: { of: string };
  heard: TransferChanged | { type: 'hub.skipped' };
}

export type TransfersEvent = ListEvent<TransfersWords>;

declare module '../kit/residents' {
  interface Residents {
    transfers: TransfersEvent;
  }
}

export const transfersPorts = {
  /** GET /wallet/transfers. */
  'transfers.list': listPort<TransfersWords>('transfers.list'),
};
