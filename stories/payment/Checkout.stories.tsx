import { aTransferList } from '../../machines/payment/transfers.sample';
import { PaymentsPage } from '../../src/views/payment/PaymentsPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/checkout' };

const around = {
  house: { ...member, transfers: [{ open: 'shown' }, aTransferList()] as const },
};
const url = '/test-provider/deposit_0001.00';

export const Here = storyOf(resident('checkout', 'here'), <PaymentsPage />, around);
export const Leaving = storyOf(resident('checkout', 'leaving', { url }), <PaymentsPage />, around);
