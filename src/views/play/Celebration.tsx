import { useSelector } from '@xstate/react';
import { winTier } from '../../../contract/win.rules';
import { bonusOf } from '../../../games/bonus.rules';
import type { PurseActor } from '../../../machines/wallet/purse.machine';
import { isCalm } from '../../app/calm';
import { Mounted } from '../../app/Mounted';
import type { TableProps } from '../../games/table/table';
import { BonusBanner } from '../../games/win/BonusBanner';
import { WinBanner, type WinBannerProps } from '../../games/win/WinBanner';

type Table = Pick<TableProps, 'phase' | 'staked' | 'pays' | 'jackpot' | 'amount' | 't'>;

interface CelebrationProps {
  table: Table;
  outcome: unknown;
  /** Number of the step of the outcome that is shown. */
  shown: number;
  /** The round, of which there is one celebration. */
  roundId: string;
}

interface CountedProps extends Omit<WinBannerProps, 'counted'> {
  counter: PurseActor;
  amount: (minor: number) => string;
}

const Counted = ({ counter, amount, ...banner }: CountedProps) => {
  const counted = useSelector(counter, ({ context }) => context.counted);
  return <WinBanner {...banner} counted={amount(counted)} />;
};

/** What is made of a round over its board: free spins while they run, and the win that was shown. */
export const Celebration = ({ table, outcome, shown, roundId }: CelebrationProps) => {
  const { phase, staked = 0, pays = 0, jackpot = 0, amount, t } = table;
  if (phase === 'revealing') {
    const bonus = bonusOf(outcome, shown);
    return bonus === undefined ? null : <BonusBanner bonus={bonus} amount={amount} t={t} />;
  }
  const won = pays + jackpot;
  const tier = winTier(staked, won);
  if (phase !== 'settled' || tier === 0) return null;
  const spins = bonusOf(outcome, shown)?.spins;
  return (
    <Mounted key={roundId} at="win" control="purse" input={{ coins: won, isCalm: isCalm() }}>
      {(counter) => (
        <Counted
          counter={counter}
          amount={amount}
          tier={tier}
          won={amount(won)}
          multiple={Math.floor(won / staked)}
          t={t}
          {...(spins !== undefined && { spins })}
        />
      )}
    </Mounted>
  );
};
