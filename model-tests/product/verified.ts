import type { Visitor } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';

/** Who may play for money: of Malta, grown up, seen by staff. */
export const arriveVerified = async (visitor: Visitor): Promise<void> => {
  await visitor.arrive({ country: 'MT', birthday: { day: 1, month: 5, year: 1990 } });
  await asOperator(visitor.server, 'verify-player', visitor.email);
};
