import type { ReactNode } from 'react';
import { familyOf } from '../../../contract/scratcher.rules';
import type { TournamentCard } from '../../../contract/tournament';
import { POINTS_MODE } from '../../../contract/tournament.rules';
import { useAmounts } from '../../app/amount';
import { CoinGlyph } from '../../art/CoinGlyph';
import { cx } from '../../ui/cx';
import styles from './Tournaments.module.css';

type Played = Pick<TournamentCard, 'mode' | 'currency'>;

/** Writes amounts of a tournament in text; without a currency where none is displayed [§3]. */
export const usePrizes = ({ mode, currency }: Played): ((minor: number) => string) => {
  const amountOf = useAmounts();
  return (minor) => amountOf(mode === POINTS_MODE ? 'COINS' : currency, minor);
};

interface PrizeProps {
  of: Played;
  /** Minor units. */
  amount: number;
  className?: string | undefined;
}

/** An amount that is paid or won in a tournament. */
export const Prize = ({ of, amount, className }: PrizeProps) => {
  const prizeOf = usePrizes(of);
  return (
    <bdi className={cx(styles.prize, className)}>
      {of.mode !== POINTS_MODE && of.currency === 'COINS' && <CoinGlyph />}
      {prizeOf(amount)}
    </bdi>
  );
};

/** A scratch card that a place brings, with the way to its family’s page. */
export const CardLink = ({ typeId, children }: { typeId: string; children: ReactNode }) => {
  const family = familyOf(typeId);
  return family === undefined ? children : <a href={`/scratchers/${family}`}>{children}</a>;
};
