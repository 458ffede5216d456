import styles from '../Art.module.css';
import { dots, type Point, polygon, starPoints } from '../paths';
import { between, pick, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#050a2b', '#1f2f96', '#b06bd8'],
  glow: '#9fdcff',
  ground: ['#1a1f6b', '#0c1042'],
} as const;

const ROWS = 5;
const POCKETS = ['#ff9ad5', '#d3a8ff', '#9dd0ff', '#8fe8ff', '#9dd0ff', '#d3a8ff', '#ff9ad5'];

const pinOf = (row: number, pin: number): Point => [
  160 + (pin - (row + 2) / 2) * 34,
  78 + row * 25,
];

/** A comet leaps from star to star, down to seven pools of light. */
export const CometCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`comet ${seed}`);
  const pins = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 3 }, (_, pin) => pinOf(row, pin)),
  ).flat();
  const turns = Array.from({ length: 3 }, () => pick(random, [0, 1]));
  const hops = turns.map((_, row): Point => {
    const rights = turns.slice(0, row + 1).reduce<number>((sum, turn) => sum + turn, 0);
    const [x, y] = pinOf(row + 1, 1 + rights);
    return [x, y - 15];
  });
  const [headX, headY] = hops[2] ?? [160, 120];
  const tail = hops
    .slice(0, 2)
    .map(([x, y]) => `T${x} ${y}`)
    .join('');
  const sparks = Array.from(
    { length: 9 },
    (): Point => [headX + between(random, -70, 30), headY - between(random, 14, 80)],
  );
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[headX, headY]}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}tail`} x2="0" y2="1">
              <stop stopColor="#9fe8ff" stopOpacity="0" />
              <stop offset="1" stopColor="#c9f4ff" />
            </linearGradient>
            <radialGradient id={`${id}head`}>
              <stop stopColor="#fff" />
              <stop offset=".45" stopColor="#c9f4ff" />
              <stop offset="1" stopColor="#4fc3ff" stopOpacity="0" />
            </radialGradient>
          </defs>
          <g transform="translate(52 78)">
            <circle r="23" fill="#ff9ad5" />
            <path
              d="M-20-10q20 8 42-2M-22 2q24 9 45-1M-17 14q16 5 33 0"
              fill="none"
              stroke="#d45fa8"
              strokeWidth="3"
            />
            <path
              d="M-20 8C-34 16-39 22-37 25c4 5 24-2 44-15S41-14 38-19c-2-3-10-2-19 2"
              fill="none"
              stroke="#ffe08a"
              strokeWidth="4.500"
              strokeLinecap="round"
            />
          </g>
          <path
            className={styles.twinkle}
            d={pins.map(([x, y]) => polygon(starPoints(x, y, 10, 3.4, 4))).join('')}
            fill="#fff3c4"
          />
          <path
            d={dots(pins)}
            stroke="#ffe9a8"
            strokeOpacity=".2"
            strokeWidth="24"
            strokeLinecap="round"
          />
          {POCKETS.map((colour, at) => (
            <g key={at} transform={`translate(${160 + (at - 3) * 38} 222)`}>
              <ellipse ry="9" rx="17" fill={colour} />
              <ellipse ry="4.500" rx="9" cy="-2" fill="#fff" opacity=".6" />
              <path d="M-17 0-12-26h24L17 0z" fill={colour} opacity=".18" />
            </g>
          ))}
          <path
            d={`M236 14Q170 16 160 62${tail}T${headX} ${headY}`}
            fill="none"
            stroke={`url(#${id}tail)`}
            strokeWidth="13"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path
            d={`M236 14Q170 16 160 62${tail}T${headX} ${headY}`}
            fill="none"
            stroke="#fff"
            strokeOpacity=".75"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path
            d={dots(sparks)}
            stroke="#fff"
            strokeWidth="2.600"
            strokeLinecap="round"
            opacity=".8"
          />
          <g transform={`translate(${headX} ${headY})`}>
            <g className={styles.float}>
              <circle r="36" fill={`url(#${id}head)`} />
              <circle r="15" fill="#e8fbff" stroke="#4fc3ff" strokeWidth="2.500" />
              <path d={polygon(starPoints(0, 0, 12, 5))} fill="#2f8fe0" />
            </g>
          </g>
        </>
      )}
    </Scene>
  );
};
