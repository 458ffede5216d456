import { transactions } from '../../contract/make/wallet';
import { aList } from '../kit/list.sample';
import { everything } from './transactions.rules';

/** The first page of fifteen movements. */
export const aTransactionsList = () => aList(everything, transactions(10), 15);
