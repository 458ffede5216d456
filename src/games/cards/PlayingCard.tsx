import { type Card, rankIndex, rankOf, type Suit, suitOf } from '../../../games/cards/card.rules';
import { SUIT_PATHS } from '../../art/suits';
import type { Say } from '../table/table';
import { Court } from './Court';
import { cardSays } from './card.says';
import styles from './PlayingCard.module.css';
import { PIPS } from './pips';

export interface PlayingCardProps {
  /** Without one the card lies face down. */
  card?: Card | undefined;
  /** `held` is kept in a draw, `won` is part of what paid, `dim` plays no part any more. */
  look?: 'plain' | 'held' | 'won' | 'dim';
  /** How the card comes: thrown from the shoe, turned where it lies, or it lies there already. */
  comes?: 'dealt' | 'turned' | 'still';
  t: Say;
}

const Pip = ({
  suit,
  x,
  y,
  size,
  turn,
}: {
  suit: Suit;
  x: number;
  y: number;
  size: number;
  turn?: boolean;
}) => (
  <path
    d={SUIT_PATHS[suit]}
    transform={`translate(${x} ${y}) ${turn === true ? 'rotate(180) ' : ''}scale(${size / 20})`}
  />
);

const Back = () => (
  <>
    <rect className={styles.back} x="1" y="1" width="98" height="138" rx="9" />
    <rect className={styles.lattice} x="8" y="8" width="84" height="124" rx="5" />
    <g className={styles.star}>
      {[0, 45, 90, 135].map((turn) => (
        <path key={turn} d="M50 34 55 70 50 106 45 70z" transform={`rotate(${turn} 50 70)`} />
      ))}
      <circle cx="50" cy="70" r="9" />
    </g>
  </>
);

const Front = ({ card }: { card: Card }) => {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const pips = PIPS[rankIndex(card)];
  const corner = (
    <>
      <text
        x={rank === '10' ? 14.5 : 13.5}
        y="26"
        textAnchor="middle"
        className={styles.rank}
        data-wide={rank === '10'}
      >
        {rank}
      </text>
      <Pip suit={suit} x={13.5} y={38} size={14} />
    </>
  );
  return (
    <g data-suit={suit} className={styles.ink}>
      <rect className={styles.paper} x="1" y="1" width="98" height="138" rx="9" />
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
      {rank === 'A' && (
        <>
          <circle className={styles.halo} cx="50" cy="70" r="27" />
          <Pip suit={suit} x={50} y={70} size={42} />
        </>
      )}
      {pips?.map(([x, y]) => (
        <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={17} turn={y > 70} />
      ))}
      {(rank === 'J' || rank === 'Q' || rank === 'K') && <Court rank={rank} />}
    </g>
  );
};

/** A playing card, drawn: large corners that are read on a phone, a face of our own. */
export const PlayingCard = ({ card, look = 'plain', comes = 'still', t }: PlayingCardProps) => (
  <svg
    className={styles.card}
    viewBox="0 0 100 140"
    role="img"
    aria-label={cardSays(card, t)}
    data-look={look}
    data-comes={comes}
  >
    {card === undefined ? <Back /> : <Front card={card} />}
  </svg>
);
