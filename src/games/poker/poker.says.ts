import type { PokerHand } from '../../../games/poker/poker.hands.rules';
import type { PokerOutcome } from '../../../games/poker/poker.rules';
import { isBusy, type Said, type Say, type TableProps } from '../table/table';

const HANDS: Readonly<Record<PokerHand, string>> = {
  'royal-flush': 'Poker.Royal flush',
  'straight-flush': 'Poker.Straight flush',
  'four-of-a-kind': 'Poker.Four of a kind',
  'full-house': 'Poker.Full house',
  flush: 'Poker.Flush',
  straight: 'Poker.Straight',
  'three-of-a-kind': 'Poker.Three of a kind',
  'two-pair': 'Poker.Two pair',
  'jacks-or-better': 'Poker.Jacks or better',
};

/** A hand's name, in the player's language. */
export const handSays = (hand: PokerHand, t: Say): string => t(HANDS[hand]);

type Table = Pick<TableProps, 't' | 'amount' | 'stake' | 'staked' | 'phase' | 'pays' | 'refusal'>;

const awaited = ({ hand }: PokerOutcome, held: number, { t, phase, refusal }: Table): Said => {
  const headline =
    hand === null
      ? t('Poker.Which cards do you keep?')
      : t('Poker.{hand}, as dealt', { hand: handSays(hand, t) });
  return phase === 'deciding' && refusal !== undefined
    ? { headline: refusal, detail: headline, tone: 'refused' }
    : { headline, detail: t('Poker.{count} of 5 cards held', { count: held }), tone: 'plain' };
};

/** The sentence under the cards, for every phase; `held` counts the cards that are kept. */
export const pokerSays = (outcome: PokerOutcome | undefined, held: number, table: Table): Said => {
  const { t, amount, phase, pays = 0, staked = table.stake, refusal } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (outcome !== undefined && (phase === 'deciding' || phase === 'acting'))
    return awaited(outcome, held, table);
  if (outcome !== undefined && phase === 'settled') {
    const { hand } = outcome;
    if (hand === null) return { headline: t('Game.No win this time'), detail: '', tone: 'plain' };
    return {
      headline: t('Poker.{hand} pays {amount}', { hand: handSays(hand, t), amount: amount(pays) }),
      detail: pays === staked ? t('Poker.Your stake is back') : '',
      tone: pays > staked ? 'win' : 'plain',
    };
  }
  const headline = isBusy(phase) ? t('Game.Good luck') : t('Game.Ready when you are');
  return { headline, detail: t('Poker.Five cards, one draw'), tone: 'plain' };
};
