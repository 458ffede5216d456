import { handTotal } from '../../../games/blackjack/blackjack.hands.rules';
import type { HandResult } from '../../../games/blackjack/blackjack.pays.rules';
import type { BlackjackHand, BlackjackOutcome } from '../../../games/blackjack/blackjack.rules';
import { cardSays, cardsSay } from '../cards/card.says';
import { isBusy, type Said, type Say, type TableProps } from '../table/table';

/** How a hand ended, in a word. */
export const RESULTS: Readonly<Record<HandResult, string>> = {
  blackjack: 'Blackjack.Blackjack',
  win: 'Blackjack.Won',
  push: 'Blackjack.Push',
  lose: 'Blackjack.Lost',
  bust: 'Blackjack.Bust',
};

/** A hand's name: the only one is 'Your hand', of two each has a number. */
export const handName = (hands: number, index: number, t: Say): string =>
  hands === 1 ? t('Blackjack.Your hand') : t('Blackjack.Hand {number}', { number: index + 1 });

const ended = (outcome: BlackjackOutcome, { t, amount, pays = 0, staked = 0 }: Table): Said => {
  const [first, second] = outcome.hands;
  const tone = pays > staked ? 'win' : 'plain';
  const { total } = handTotal(outcome.dealer);
  const dealer =
    total > 21
      ? t('Blackjack.The dealer is bust with {total}', { total })
      : t('Blackjack.The dealer has {total}', { total });
  if (first !== undefined && second !== undefined) {
    const each = outcome.hands.map(
      ({ result }, i) => `${handName(2, i, t)}: ${t(RESULTS[result ?? 'lose'])}`,
    );
    return {
      headline: t('Blackjack.Two hands pay {amount}', { amount: amount(pays) }),
      detail: [...each, dealer].join(' · '),
      tone,
    };
  }
  const said: Readonly<Record<HandResult, string>> = {
    blackjack: t('Blackjack.Blackjack pays {amount}', { amount: amount(pays) }),
    win: t('Blackjack.Your hand pays {amount}', { amount: amount(pays) }),
    push: t('Blackjack.Push: your stake is back'),
    lose: t('Blackjack.The dealer wins'),
    bust: t('Blackjack.Bust: more than twenty-one'),
  };
  return { headline: said[first?.result ?? 'lose'], detail: dealer, tone };
};

const awaited = (outcome: BlackjackOutcome, { t }: Table): Said => {
  const { hands, active, dealer } = outcome;
  const hand: BlackjackHand | undefined = hands[active ?? 0];
  const cards = hand?.cards ?? [];
  const { total, soft } = handTotal(cards);
  const slug = soft ? 'Blackjack.{hand}: soft {total}' : 'Blackjack.{hand}: {total}';
  return {
    headline: t(slug, { hand: handName(hands.length, active ?? 0, t), total }),
    detail: t('Blackjack.{cards}. The dealer shows {card}', {
      cards: cardsSay(cards, t),
      card: cardSays(dealer[0], t),
    }),
    tone: 'plain',
  };
};

type Table = Pick<TableProps, 't' | 'amount' | 'staked' | 'phase' | 'pays' | 'refusal'>;

/** The sentence under the felt, for every phase. */
export const blackjackSays = (outcome: BlackjackOutcome | undefined, table: Table): Said => {
  const { t, phase, refusal } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (outcome !== undefined && (phase === 'deciding' || phase === 'acting')) {
    const said = awaited(outcome, table);
    return phase === 'deciding' && refusal !== undefined
      ? { headline: refusal, detail: said.headline, tone: 'refused' }
      : said;
  }
  if (outcome !== undefined && phase === 'revealing')
    return { headline: t('Blackjack.The dealer plays'), detail: '', tone: 'plain' };
  if (outcome !== undefined && phase === 'settled') return ended(outcome, table);
  const headline = isBusy(phase) ? t('Game.Good luck') : t('Game.Ready when you are');
  return { headline, detail: t('Blackjack.The dealer stands on every seventeen'), tone: 'plain' };
};
