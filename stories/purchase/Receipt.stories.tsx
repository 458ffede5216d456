import { aPurchase } from '../../contract/make/purchase';
import { receiptMachine } from '../../machines/purchase/receipt.machine';
import { PurchaseRow } from '../../src/views/purchase/PurchaseRow';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/receipt' };

const purchase = aPurchase();
const at = (state: string) =>
  storyOf(
    mounted(`receipt ${purchase.id}`, 'receipt', receiptMachine, state, {
      purchaseId: purchase.id,
    }),
    <ul>
      <PurchaseRow purchase={purchase} />
    </ul>,
    { house: member },
  );

export const Unsent = at('unsent');
export const Mailing = at('mailing');
export const Sent = at('sent');
export const Saving = at('saving');
export const Saved = at('saved');
export const Unsaved = at('unsaved');
export const Unmailed = at('unmailed');
