import { useSelector } from '@xstate/react';
import type { PurseActor } from '../../../machines/wallet/purse.machine';
import type { PurseInput } from '../../../machines/wallet/purse.words';
import { useAmounts } from '../../app/amount';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { LiveRegion } from '../../ui/LiveRegion';
import styles from './Purse.module.css';

/** What is seen runs up; what is heard is said once, when all are there. */
const Counting = ({ purse }: { purse: PurseActor }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { context, value } = useSelector(purse, (snapshot) => snapshot);
  const all = say('Welcome.{coins} coins are in your purse', {
    coins: amountOf('COINS', context.coins),
  });
  const isWhole = value === 'counted';
  const sum = (
    <>
      <CoinGlyph />
      <span aria-hidden="true">{amountOf('COINS', context.counted)}</span>
    </>
  );
  return (
    <>
      {isWhole ? (
        <p className={styles.purse}>{sum}</p>
      ) : (
        <button
          type="button"
          className={styles.purse}
          aria-label={say('Welcome.{counted} of {coins} coins', {
            counted: amountOf('COINS', context.counted),
            coins: amountOf('COINS', context.coins),
          })}
          onClick={() => purse.send({ type: 'purse.skip' })}
        >
          {sum}
        </button>
      )}
      <LiveRegion>{isWhole ? all : ''}</LiveRegion>
    </>
  );
};

/** Coins that are counted into the purse as one looks on. */
export const Purse = (input: PurseInput) => (
  <Mounted at="purse" control="purse" input={input}>
    {(purse) => <Counting purse={purse} />}
  </Mounted>
);
