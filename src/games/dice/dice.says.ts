import { type DiceBet, type DiceOutcome, dicePays } from '../../../games/dice/dice.rules';
import { isBusy, type Say, type TableProps } from '../table/table';

/** Hundredths as a player reads them: 4206 is 42.06. */
export const scaled = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** 'Under 50.00', in the player's language. */
export const betSays = ({ direction, target }: DiceBet, t: Say): string =>
  t(direction === 'under' ? 'Game.Under {target}' : 'Game.Over {target}', {
    target: scaled(target),
  });

/** The sentence under the striker, for every phase. */
export const diceSays = (
  bet: DiceBet,
  outcome: DiceOutcome | undefined,
  table: Pick<TableProps, 't' | 'amount' | 'stake' | 'phase' | 'pays' | 'refusal'>,
): { headline: string; detail: string; tone: 'win' | 'plain' | 'refused' } => {
  const { t, amount, phase, pays = 0, stake, refusal } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (outcome !== undefined && phase === 'settled') {
    const roll = scaled(outcome.roll);
    return outcome.won
      ? {
          headline: t('Game.{roll} pays {amount}', { roll, amount: amount(pays) }),
          detail: betSays(bet, t),
          tone: pays > stake ? 'win' : 'plain',
        }
      : { headline: t('Game.{roll} misses', { roll }), detail: betSays(bet, t), tone: 'plain' };
  }
  if (isBusy(phase))
    return { headline: t('Game.Good luck'), detail: betSays(bet, t), tone: 'plain' };
  // The widest choices round down to it at the smallest stake.
  const isVain = dicePays(stake, bet) <= stake;
  const detail = isVain ? t('Game.A hit gives back the stake alone') : betSays(bet, t);
  return { headline: t('Game.Ready when you are'), detail, tone: 'plain' };
};
