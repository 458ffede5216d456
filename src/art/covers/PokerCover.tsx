import styles from '../Art.module.css';
import { dots, type Point, polygon, starPoints } from '../paths';
import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import { isRed, type PaintedRank, RANK_STROKES, SUIT_PATHS, type Suit } from '../suits';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#0d0630', '#4418a0', '#ff4fb0'],
  glow: '#c79bff',
  ground: ['#2a0f70', '#17083f'],
} as const;

const HAND: readonly PaintedRank[] = [10, 'J', 'Q', 'K', 'A'];
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

const Card = ({
  at,
  turn,
  rank,
  suit,
}: {
  at: Point;
  turn: number;
  rank: PaintedRank;
  suit: Suit;
}) => {
  const ink = isRed(suit) ? '#e02450' : '#20143f';
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <rect x="-17" y="-24" width="34" height="49" rx="5" fill="#fffaf2" />
      <rect x="-17" y="-24" width="34" height="49" rx="5" fill="none" stroke="#b7a2ff" />
      <path
        d={RANK_STROKES[rank]}
        transform="translate(-.5 -11)"
        fill="none"
        stroke={ink}
        strokeWidth="3.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={SUIT_PATHS[suit]} transform="translate(0 12) scale(.85)" fill={ink} />
    </g>
  );
};

const KEYS = ['#ff5f9e', '#ffb52e', '#6fe3a8', '#7fd6ff', '#c79bff'] as const;

/** An arcade cabinet in the dark; a royal flush glows on its screen. */
export const PokerCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`poker ${seed}`);
  const suit = pick(random, SUITS);
  const bulbs: Point[] = Array.from({ length: 13 }, (_, at) => [82 + at * 13, 26]);
  return (
    <Scene
      random={random}
      colours={COLOURS}
      className={className ?? ''}
      light={[160, 112]}
      bulbs={false}
    >
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}side`} x2="0" y2="1">
              <stop stopColor="#7a2bd0" />
              <stop offset="1" stopColor="#2b0f6b" />
            </linearGradient>
            <linearGradient id={`${id}glass`} x2="0" y2="1">
              <stop stopColor="#10205f" />
              <stop offset="1" stopColor="#2b46c4" />
            </linearGradient>
          </defs>
          <path d="M0 240 92 190h136l92 50z" fill="#ff4fb0" opacity=".16" />
          <path
            d="M62 16q0-8 8-8h180q8 0 8 8v52l10 92 14 30v50H38v-50l14-30 10-92z"
            fill={`url(#${id}side)`}
            stroke="#1a0848"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <path
            d="M66 60 56 160l-13 30v46M254 60l10 100 13 30v46"
            fill="none"
            stroke="#ff7ac0"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <rect x="72" y="16" width="176" height="38" rx="9" fill="#ff3d8f" />
          <rect x="78" y="32" width="164" height="17" rx="6" fill="#ffe7a0" />
          <g strokeLinecap="round">
            <path d={dots(bulbs)} stroke="#fff1b8" strokeOpacity=".3" strokeWidth="11" />
            <path className={styles.twinkle} d={dots(bulbs)} stroke="#fff6d0" strokeWidth="5" />
          </g>
          {SUITS.map((each, at) => (
            <path
              key={each}
              d={SUIT_PATHS[each]}
              transform={`translate(${103 + at * 38} 40.500) scale(.62)`}
              fill={isRed(each) ? '#e02450' : '#20143f'}
            />
          ))}
          <rect x="70" y="62" width="180" height="96" rx="14" fill="#12062f" />
          <rect x="77" y="69" width="166" height="82" rx="9" fill={`url(#${id}glass)`} />
          <path
            d="M84 79h50M84 86h34M186 79h50M202 86h34"
            stroke="#7fd6ff"
            strokeOpacity=".65"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path d={polygon(starPoints(160, 82, 9))} fill="#ffd76a" />
          <g className={styles.float}>
            {HAND.map((rank, at) => (
              <Card
                key={rank}
                at={[97 + at * 31.5, 122 + Math.abs(at - 2) * 1.5]}
                turn={(at - 2) * 3}
                rank={rank}
                suit={suit}
              />
            ))}
          </g>
          <path d="M77 78a9 9 0 0 1 9-9h58L92 151h-6a9 9 0 0 1-9-9z" fill="#fff" opacity=".07" />
          <path d="M52 164h216l14 28H38z" fill="#3f1690" />
          <path d="M52 164h216l2.500 5h-221z" fill="#ff7ac0" />
          {KEYS.map((colour, at) => (
            <g key={colour} transform={`translate(${88 + at * 29} 180)`}>
              <ellipse cy="3.500" rx="12" ry="7" fill="#14062f" />
              <ellipse rx="12" ry="6.500" fill={colour} />
              <ellipse cx="-3" cy="-2" rx="5" ry="2" fill="#fff" opacity=".6" />
            </g>
          ))}
          <g transform="translate(244 180)">
            <ellipse cy="4" rx="17" ry="8.500" fill="#14062f" />
            <ellipse rx="17" ry="8" fill="#ffc53d" stroke="#fff3c4" strokeWidth="1.500" />
          </g>
          <path d="M38 192h244v48H38z" fill="#240c5c" />
          <rect x="128" y="206" width="64" height="40" rx="6" fill="#12062f" />
          <path d="M146 216h28" stroke="#ffc53d" strokeWidth="4" strokeLinecap="round" />
          <path
            d="M60 212h44M216 212h44"
            stroke="#c79bff"
            strokeOpacity=".4"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="1 7"
          />
        </>
      )}
    </Scene>
  );
};
