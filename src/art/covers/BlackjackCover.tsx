import styles from '../Art.module.css';
import { dots, type Point } from '../paths';
import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import { isRed, type PaintedRank, RANK_STROKES, SUIT_PATHS, type Suit } from '../suits';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#2c0618', '#8e1f45', '#ff8f6b'],
  glow: '#ffd9b0',
  ground: ['#5a1030', '#330a20'],
} as const;

interface CardProps {
  at: Point;
  turn: number;
  rank: PaintedRank;
  suit: Suit;
}

const Corner = ({ rank, suit }: Pick<CardProps, 'rank' | 'suit'>) => (
  <>
    <path d={RANK_STROKES[rank]} transform="translate(-27 -42)" fill="none" strokeWidth="3.400" />
    <path
      d={SUIT_PATHS[suit]}
      transform="translate(-27 -23) scale(.72)"
      fill="currentColor"
      stroke="none"
    />
  </>
);

/** A playing card, its corner the same from either side; the jack wears his cap. */
const PlayingCard = ({ at, turn, rank, suit }: CardProps) => {
  const ink = isRed(suit) ? '#d92b45' : '#24173a';
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <rect x="-40" y="-55" width="84" height="116" rx="10" fill="#000" opacity=".28" />
      <rect x="-42" y="-58" width="84" height="116" rx="10" fill="#fffaf0" />
      <g color={ink} stroke={ink} strokeLinecap="round" strokeLinejoin="round">
        <Corner rank={rank} suit={suit} />
        <g transform="rotate(180)">
          <Corner rank={rank} suit={suit} />
        </g>
      </g>
      {rank === 'J' ? (
        <g>
          <rect x="-17" y="-36" width="34" height="72" rx="5" fill="#ffe9c4" stroke="#e0a030" />
          <path d="M-17 20Q0 2 17 20V31q0 5-5 5h-24q-5 0-5-5z" fill="#2f52bf" />
          <path d="m-8 14 8 10 8-10 3 4-11 15-11-15z" fill="#ffc53d" />
          <path d="M-9-8h18V4q0 10-9 10T-9 4z" fill="#f3c19a" />
          <path d="M-11-6q-3 14 1 17l-1-13zm22 0q3 14-1 17l1-13z" fill="#8a4a1f" />
          <path
            d="M-12-8Q-20-20-13-29-8-20 0-30 8-20 13-29 20-20 12-8z"
            fill="#d92b45"
            stroke="#8e1230"
          />
          <path d="M0-30Q-7-18-6-8H6Q7-18 0-30z" fill="#2f52bf" />
          <path
            d={dots([
              [-13, -29],
              [0, -31],
              [13, -29],
            ])}
            stroke="#ffc53d"
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path d="M-12-7.500h24" stroke="#ffc53d" strokeWidth="3.500" strokeLinecap="round" />
          <path
            d="M-4-1h.1M4-1h.1M-3 7q3 2.500 6 0"
            stroke="#4b2a1c"
            strokeWidth="2"
            strokeLinecap="round"
            fill="none"
          />
        </g>
      ) : (
        <path d={SUIT_PATHS[suit]} transform="scale(2.700)" fill={ink} />
      )}
    </g>
  );
};

/** Chips in a stack, the upper one whole. */
const Chips = ({ at, count, colour }: { at: Point; count: number; colour: string }) => (
  <g transform={`translate(${at[0]} ${at[1]})`}>
    {Array.from({ length: count }, (_, level) => (
      <g key={level} transform={`translate(0 ${-level * 6})`}>
        <ellipse cy="5" rx="21" ry="10" fill="#1d0612" opacity=".55" />
        <ellipse cy="3" rx="20" ry="9.500" fill="#fff" />
        <ellipse rx="20" ry="9.500" fill={colour} />
        <ellipse
          rx="16.500"
          ry="7.600"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeDasharray="6 6.500"
        />
      </g>
    ))}
    <ellipse cy={-(count - 1) * 6} rx="10" ry="4.600" fill="#fff" opacity=".85" />
  </g>
);

const STRIPES = Array.from({ length: 9 }, (_, at) => at);

/** A pavilion's felt under its awning: an ace and a jack, and chips beside them. */
export const BlackjackCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`blackjack ${seed}`);
  const suit = pick(random, ['spades', 'clubs'] as const);
  const other = pick(random, ['hearts', 'diamonds'] as const);
  return (
    <Scene
      random={random}
      colours={COLOURS}
      className={className ?? ''}
      light={[160, 96]}
      bulbs={false}
    >
      {(id) => (
        <>
          <defs>
            <radialGradient id={`${id}felt`} cy=".1" r=".9">
              <stop stopColor="#2fae7a" />
              <stop offset="1" stopColor="#0d5a45" />
            </radialGradient>
          </defs>
          <path d="M20 40V240M300 40V240" stroke="#3d0f22" strokeWidth="11" />
          <path
            d="M20 40V240M300 40V240"
            stroke="#ffcf5a"
            strokeWidth="2.500"
            strokeDasharray="9 9"
          />
          <ellipse cx="160" cy="236" rx="196" ry="92" fill="#3d1508" />
          <ellipse cx="160" cy="236" rx="189" ry="86" fill="#a65a24" />
          <ellipse cx="160" cy="240" rx="178" ry="80" fill={`url(#${id}felt)`} />
          <path
            d="M44 214Q160 146 276 214"
            fill="none"
            stroke="#ffe9b0"
            strokeOpacity=".55"
            strokeWidth="2.500"
          />
          <g className={styles.float}>
            <PlayingCard at={[124, 124]} turn={-13} rank="A" suit={suit} />
            <PlayingCard at={[190, 130]} turn={11} rank="J" suit={other} />
          </g>
          <Chips at={[66, 210]} count={4} colour="#d6397f" />
          <Chips at={[104, 222]} count={2} colour="#2f52bf" />
          <Chips at={[252, 214]} count={5} colour="#e79a12" />
          {STRIPES.map((at) => (
            <path
              key={at}
              d={`M${at * 36 - 4} 0h36v30a18 18 0 0 1-36 0z`}
              fill={at % 2 === 0 ? '#fff1dc' : '#e5305f'}
            />
          ))}
          <path d="M0 0h320v9H0z" fill="#7d1238" />
          <g strokeLinecap="round" className={styles.twinkle}>
            <path
              d={dots(STRIPES.map((at) => [at * 36 + 14, 54]))}
              stroke="#ffe08a"
              strokeOpacity=".25"
              strokeWidth="17"
            />
            <path
              d={dots(STRIPES.map((at) => [at * 36 + 14, 54]))}
              stroke="#fff1b8"
              strokeWidth="6"
            />
          </g>
        </>
      )}
    </Scene>
  );
};
