import { useState } from 'react';
import { coins } from '../../../machines/wallet/wallet.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { AmountPill } from '../../ui/AmountPill';
import styles from './BalancePill.module.css';

/** What the balance went up or down by when it last changed; undefined before it did. */
const useChange = (amount: number | undefined): number | undefined => {
  const [seen, setSeen] = useState<{ amount: number | undefined; change?: number }>({ amount });
  if (seen.amount !== amount) {
    setSeen({
      amount,
      ...(seen.amount !== undefined && amount !== undefined
        ? { change: amount - seen.amount }
        : {}),
    });
  }
  return seen.change;
};

/** The player's coins, with every change shown as it arrives; leads to the wallet. */
export const BalancePill = () => {
  const say = useSay();
  const amountOf = useAmounts();
  const amount = useView('wallet', coins);
  const isLoading = useView('wallet', (wallet) => wallet.hasTag('busy')) && amount === undefined;
  const change = useChange(amount);
  const signed = `${change !== undefined && change > 0 ? '+' : ''}${amountOf('COINS', change ?? 0)}`;
  return (
    <a className={styles.link} href="/wallet" data-lively>
      <AmountPill
        kind="coin"
        label={say('Wallet.Coins')}
        amount={amount === undefined ? '–' : amountOf('COINS', amount)}
        loading={isLoading}
        {...(change !== undefined && change !== 0 && { change: signed })}
      />
    </a>
  );
};
