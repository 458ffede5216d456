import { type Card, rankIndex } from '../../../games/cards/card.rules';
import type { PokerHand } from '../../../games/poker/poker.hands.rules';
import { PlayingCard, type PlayingCardProps } from '../cards/PlayingCard';
import type { Say } from '../table/table';
import styles from './PokerCards.module.css';

export interface PokerCardsProps {
  /** Five of them; a card that is not dealt yet is undefined. */
  cards: readonly (Card | undefined)[];
  /** Places that are kept. */
  held: readonly number[];
  /** What the cards made, once the round is decided. */
  hand: PokerHand | null;
  /** Places whose cards come from the deck; the others lie there already. */
  fresh: readonly number[];
  /** Keeps or gives up a card; absent when there is nothing to choose. */
  onToggle?: (place: number) => void;
  t: Say;
}

const ofAKind: readonly (PokerHand | null)[] = [
  'jacks-or-better',
  'two-pair',
  'three-of-a-kind',
  'four-of-a-kind',
];

/** Whether a card is part of what pays: those that are alike, or all five. */
const isPart = (cards: PokerCardsProps['cards'], card: Card, hand: PokerHand | null): boolean => {
  if (!ofAKind.includes(hand)) return hand !== null;
  const alike = cards.filter(
    (other) => other !== undefined && rankIndex(other) === rankIndex(card),
  );
  return alike.length > 1;
};

const Kept = ({ place, isHeld, t }: { place: number; isHeld: boolean; t: Say }) => (
  <span className={styles.tag} data-held={isHeld} aria-hidden="true">
    {isHeld ? t('Poker.Held') : t('Poker.Hold')} <kbd>{place + 1}</kbd>
  </span>
);

/** Five cards in a row; while they are to be chosen from, each is a switch. */
export const PokerCards = ({ cards, held, hand, fresh, onToggle, t }: PokerCardsProps) => (
  <div className={styles.cards} dir="ltr" role="group" aria-label={t('Poker.Your cards')}>
    {cards.map((card, place) => {
      const isHeld = held.includes(place);
      const won = card !== undefined && isPart(cards, card, hand);
      const look: PlayingCardProps['look'] = won ? 'won' : isHeld ? 'held' : 'plain';
      const comes = card !== undefined && fresh.includes(place) ? 'dealt' : 'still';
      const face = <PlayingCard key={card ?? 'down'} card={card} look={look} comes={comes} t={t} />;
      return onToggle === undefined ? (
        <span key={place} className={styles.place}>
          {face}
          {isHeld && hand === null && <Kept place={place} isHeld t={t} />}
        </span>
      ) : (
        <button
          key={place}
          type="button"
          className={styles.place}
          aria-pressed={isHeld}
          aria-keyshortcuts={String(place + 1)}
          onClick={() => onToggle(place)}
        >
          {face}
          <Kept place={place} isHeld={isHeld} t={t} />
        </button>
      );
    })}
  </div>
);
