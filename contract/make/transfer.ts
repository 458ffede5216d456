import type { Transfer } from '../transfer';

/** A deposit that a player goes on with at the provider. */
export const aTransfer = (given: Partial<Transfer> = {}): Transfer => ({
  _id: 'deposit_0001',
  type: 500,
  status: 'authorising',
  currency: 'EUR',
  amount: 2_500,
  url: '/test-provider/deposit_0001.00',
  createdAt: '2026-11-19T18:00:00.000Z',
  ...given,
});

/** A withdrawal that waits for staff. */
export const aWithdrawal = (given: Partial<Transfer> = {}): Transfer => {
  const { url: _url, ...rest } = aTransfer();
  return {
    ...rest,
    _id: 'withdrawal_0001',
    type: 501,
    status: 'waiting',
    amount: 20_000,
    method: { kind: 'visa', last: '4242' },
    ...given,
  };
};

const visa = { kind: 'visa', last: '4242' } as const;

/** The money is in the wallet. */
export const aSucceededDeposit = (given: Partial<Transfer> = {}): Transfer => {
  const { url: _url, ...rest } = aTransfer(given);
  return {
    ...rest,
    status: 'succeeded',
    method: visa,
    endedAt: '2026-11-19T18:02:00.000Z',
    ...given,
  };
};
