/** What every wallet of the player holds as it is shown, in minor units. */
export interface BalancesTold {
  type: 'wallet.told';
  balances: readonly { currency: string; balance: number }[];
}
