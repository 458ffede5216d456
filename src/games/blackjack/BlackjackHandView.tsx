import { handTotal } from '../../../games/blackjack/blackjack.hands.rules';
import type { HandResult } from '../../../games/blackjack/blackjack.pays.rules';
import type { Card } from '../../../games/cards/card.rules';
import { cardsSay } from '../cards/card.says';
import { PlayingCard } from '../cards/PlayingCard';
import { Chip } from '../chips/Chip';
import { chipLabel } from '../chips/chip.says';
import type { Say } from '../table/table';
import styles from './BlackjackHandView.module.css';
import { RESULTS } from './blackjack.says';

export interface BlackjackHandViewProps {
  /** Whose it is: 'Dealer', 'Your hand', 'Hand 2'. */
  name: string;
  /** A card that lies face down is undefined. */
  cards: readonly (Card | undefined)[];
  stake?: number;
  result?: HandResult | null;
  /** It is this hand's turn. */
  active?: boolean;
  /** Its second card lay face down and is turned where it lies. */
  turns?: boolean;
  /** Cards come one by one; off for a picture of the past. */
  moves: boolean;
  amount: (minor: number) => string;
  t: Say;
}

/** '15', or '7 / 17' while an ace counts eleven. */
const totalSays = (cards: readonly Card[]): string => {
  const { total, soft } = handTotal(cards);
  return soft && total < 21 ? `${total - 10} / ${total}` : String(total);
};

/** A hand on the felt: its cards, what they count, what lies on it, how it ended. */
export const BlackjackHandView = (props: BlackjackHandViewProps) => {
  const {
    name,
    cards,
    stake,
    result = null,
    active = false,
    turns = false,
    moves,
    amount,
    t,
  } = props;
  const open = cards.filter((card) => card !== undefined);
  return (
    <div
      className={styles.hand}
      role="group"
      aria-label={`${name}: ${cardsSay(cards, t)}`}
      data-active={active}
      data-result={result ?? 'none'}
    >
      <p className={styles.name}>
        <span>{name}</span>
        {open.length > 0 && <bdi className={styles.total}>{totalSays(open)}</bdi>}
      </p>
      <div className={styles.cards} dir="ltr" data-empty={cards.length === 0}>
        {cards.map((card, place) => (
          <span key={`${place} ${card ?? 'down'}`} className={styles.place}>
            <PlayingCard
              card={card}
              look={result === 'lose' || result === 'bust' ? 'dim' : 'plain'}
              comes={!moves ? 'still' : turns && place === 1 ? 'turned' : 'dealt'}
              t={t}
            />
          </span>
        ))}
      </div>
      {stake !== undefined && (
        <p className={styles.stake}>
          <span className={styles.chip}>
            <Chip value={stake} label={chipLabel(stake, amount)} />
          </span>
          <span className={styles.result}>
            {result === null ? amount(stake) : t(RESULTS[result])}
          </span>
        </p>
      )}
    </div>
  );
};
