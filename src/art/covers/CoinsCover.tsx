import styles from '../Art.module.css';
import { dots, type Point, polygon, short, starPoints } from '../paths';
import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#2b0d12', '#8a3415', '#ffb454'],
  glow: '#ffe0a0',
  ground: ['#5a2010', '#330f0c'],
} as const;

const ROWS = 6;
const STEP = 25;
const TOP = 64;
const POCKETS = ['#ff5f9e', '#ffb52e', '#7fd6ff', '#6fe3a8', '#7fd6ff', '#ffb52e', '#ff5f9e'];

const pegOf = (row: number, column: number): Point => [
  160 + (column - (row + 2) / 2) * STEP,
  TOP + row * 20,
];

/** A coin in flight, wider or narrower as it spins. */
const Coin = ({
  at,
  size,
  narrow,
  turn,
}: {
  at: Point;
  size: number;
  narrow: number;
  turn: number;
}) => (
  <g transform={`translate(${short(at[0])} ${short(at[1])}) rotate(${turn}) scale(${narrow} 1)`}>
    <circle cx="2" r={size} fill="#9a5a00" />
    <circle r={size} fill="#ffc53d" stroke="#fff0b8" strokeWidth="1.600" />
    <circle r={size * 0.7} fill="none" stroke="#b87400" strokeWidth="1.200" />
    <path d={polygon(starPoints(0, 0.4, size * 0.5))} fill="#b87400" />
  </g>
);

/** Coins tumble down a pyramid of pegs into seven lit pockets. */
export const CoinsCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`coins ${seed}`);
  const pegs = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (_, column) => pegOf(row, column)),
  ).flat();
  const walk = (): Point[] => {
    let column = 1;
    return Array.from({ length: ROWS - 1 }, (_, row): Point => {
      column += pick(random, [0, 1]);
      const [x, y] = pegOf(row, column);
      return [x, y + 8];
    });
  };
  const falls = [walk(), walk()];
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[160, 110]}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}board`} x2="0" y2="1">
              <stop stopColor="#4b1640" />
              <stop offset="1" stopColor="#2a0b2c" />
            </linearGradient>
          </defs>
          <path
            d="M160 34Q172 34 180 46L276 206Q280 222 262 222H58Q40 222 44 206L140 46Q148 34 160 34z"
            fill={`url(#${id}board)`}
            stroke="#ffcf5a"
            strokeWidth="5"
            strokeLinejoin="round"
          />
          <path
            d="M160 34Q172 34 180 46L276 206Q280 222 262 222H58Q40 222 44 206L140 46Q148 34 160 34z"
            fill="none"
            stroke="#fff6d8"
            strokeWidth="2.200"
            strokeDasharray="0 11"
            strokeLinecap="round"
            className={styles.twinkle}
          />
          {POCKETS.map((colour, at) => (
            <g key={at} transform={`translate(${160 + (at - 3) * 27.5} 0)`}>
              <path
                d="M-11.500 186q11.500 9 23 0v24a5 5 0 0 1-5 5h-13a5 5 0 0 1-5-5z"
                fill={colour}
              />
              <path d="M-11.500 186q11.500 9 23 0v6q-11.500 9-23 0z" fill="#fff" opacity=".45" />
            </g>
          ))}
          <g strokeLinecap="round">
            <path d={dots(pegs.map(([x, y]) => [x, y + 2]))} stroke="#160414" strokeWidth="8" />
            <path d={dots(pegs)} stroke="#f5d9ff" strokeWidth="7" />
            <path d={dots(pegs.map(([x, y]) => [x - 1, y - 1]))} stroke="#fff" strokeWidth="3" />
          </g>
          {falls.map((fall, at) => (
            <g key={at}>
              <path
                d={`M160 48${fall.map(([x, y]) => `L${short(x)} ${short(y)}`).join('')}`}
                fill="none"
                stroke="#ffe9a8"
                strokeOpacity=".5"
                strokeWidth="3"
                strokeLinejoin="round"
                strokeLinecap="round"
                strokeDasharray="1 7"
              />
              <g className={at === 0 ? styles.float : `${styles.float} ${styles.late}`}>
                <Coin
                  at={fall[at === 0 ? ROWS - 2 : 2] ?? [160, 90]}
                  size={at === 0 ? 17 : 14}
                  narrow={at === 0 ? 1 : 0.72}
                  turn={at === 0 ? -12 : 24}
                />
              </g>
            </g>
          ))}
          <Coin at={[52, 84]} size={15} narrow={0.55} turn={-28} />
          <Coin at={[270, 74]} size={19} narrow={0.85} turn={18} />
          <Coin at={[292, 134]} size={11} narrow={0.4} turn={40} />
          <Coin at={[30, 150]} size={12} narrow={0.9} turn={12} />
        </>
      )}
    </Scene>
  );
};
