import { aMethod } from '../../contract/make/payment';
import type { PaymentMethod } from '../../contract/payment';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { MethodsWords } from './methods.words';

/** One of each looks: good for years, about to expire, expired, an account. */
const each: readonly PaymentMethod[] = [
  aMethod({ isDefault: true }),
  aMethod({ kind: 'mastercard', last: '4444', expires: '2026-12' }),
  aMethod({ last: '3220', expires: '2024-02' }),
  {
    _id: '',
    status: 'stored',
    kind: 'paypal',
    last: 'test@paypal.example',
    isDefault: false,
  },
];

/** As many methods, of each looks in turn; the first one is the default. */
export const methodsOf = (count: number): PaymentMethod[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(each[at % each.length] ?? aMethod()),
    _id: `method_${String(at).padStart(4, '0')}`,
    isDefault: at === 0,
  }));

export const aMethodList = (
  given: Partial<ListContext<MethodsWords>> = {},
): ListContext<MethodsWords> => ({ ...aList({ of: 'all' }, methodsOf(4)), ...given });
