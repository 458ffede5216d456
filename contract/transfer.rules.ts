/** Where a deposit and a withdrawal may stand, as their owner reads it. */
export const depositSteps = [
  'created',
  'authorising',
  'succeeded',
  'refused',
  'expired',
  'reversed',
] as const;
export type DepositStatus = (typeof depositSteps)[number];

export const withdrawalSteps = ['waiting', 'paying', 'paid', 'cancelled'] as const;
export type WithdrawalStatus = (typeof withdrawalSteps)[number] | 'refused';
