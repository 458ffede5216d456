import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** Of which purchase. */
export interface ReceiptInput {
  purchaseId: string;
}

export type ReceiptEvent =
  | { type: 'receipt.mail' }
  | { type: 'receipt.save' }
  | { type: 'receipt.mailed' }
  /** The browser has the file. */
  | { type: 'receipt.saved' }
  | { type: 'receipt.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    receipt: ReceiptInput;
  }
}

export const receiptPorts = {
  /** POST /wallet/purchase/email [§7 B]. */
  'receipt.mail': port<
    ReceiptInput,
    { type: 'receipt.mailed' } | { type: 'receipt.refused'; problem: Problem }
  >('receipt.mail'),
  /** GET /wallet/purchases/pdf/{id}/Purchase [§7 B]; hands the file to the browser. */
  'receipt.save': port<
    ReceiptInput,
    { type: 'receipt.saved' } | { type: 'receipt.refused'; problem: Problem }
  >('receipt.save'),
};
