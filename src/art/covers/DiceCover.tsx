import styles from '../Art.module.css';
import { polygon, short, starPoints } from '../paths';
import { seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#0b1440', '#2f52bf', '#9adcff'],
  glow: '#d6f0ff',
  ground: ['#22388f', '#131f5c'],
} as const;

type Face = 1 | 2 | 3 | 4 | 5 | 6;

const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.24],
    [0.28, 0.5],
    [0.28, 0.76],
    [0.72, 0.24],
    [0.72, 0.5],
    [0.72, 0.76],
  ],
};

interface DieProps {
  x: number;
  y: number;
  size: number;
  turn: number;
  faces: readonly [Face, Face, Face];
  /** Top, left and right side. */
  sides: readonly [string, string, string];
  pip: string;
}

/** A die in isometric view: one unit square, laid three ways by a matrix. */
const Die = ({ x, y, size, turn, faces, sides, pip }: DieProps) => {
  const wide = short(size * 0.866);
  const half = size / 2;
  const lays = [
    `matrix(${wide} ${half} ${-wide} ${half} 0 ${-size})`,
    `matrix(${wide} ${half} 0 ${size} ${-wide} ${-half})`,
    `matrix(${wide} ${-half} 0 ${size} 0 0)`,
  ];
  const outline: [number, number][] = [
    [0, -size],
    [wide, -half],
    [wide, half],
    [0, size],
    [-wide, half],
    [-wide, -half],
  ];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d={polygon(outline)}
        fill={sides[1]}
        stroke={sides[1]}
        strokeWidth={size * 0.22}
        strokeLinejoin="round"
      />
      {lays.map((matrix, at) => (
        <g key={matrix} transform={matrix}>
          <rect x="-.03" y="-.03" width="1.06" height="1.06" rx=".17" fill={sides[at]} />
          <rect
            x=".05"
            y=".05"
            width=".9"
            height=".9"
            rx=".15"
            fill="#fff"
            opacity={at === 0 ? 0.35 : 0.12}
          />
          {PIPS[faces[at] ?? 1].map(([px, py]) => (
            <circle key={`${px} ${py}`} cx={px} cy={py} r=".1" fill={pip} />
          ))}
        </g>
      ))}
    </g>
  );
};

const STEPS = ['#8ff0c0', '#b7f08f', '#ffe27a', '#ffc24d', '#ff9a5a', '#ff7a86', '#ff5f9e'];

/** The strength tester: a bell at the top of the tower, and the dice that send the puck up. */
export const DiceCover = ({ seed, className }: CoverProps) => (
  <Scene
    random={seeded(`dice ${seed}`)}
    colours={COLOURS}
    className={className ?? ''}
    light={[248, 66]}
  >
    {(id) => (
      <>
        <defs>
          <linearGradient id={`${id}bell`} x2="1">
            <stop stopColor="#fff0b0" />
            <stop offset=".5" stopColor="#ffc53d" />
            <stop offset="1" stopColor="#c77f00" />
          </linearGradient>
        </defs>
        <g>
          <rect x="226" y="74" width="44" height="148" rx="8" fill="#fff6e2" />
          <rect x="226" y="74" width="10" height="148" rx="5" fill="#c9d6ff" opacity=".7" />
          {STEPS.map((colour, at) => (
            <rect
              key={colour}
              x="233"
              y={196 - at * 18}
              width="30"
              height="14"
              rx="4"
              fill={colour}
            />
          ))}
          <path d="M248 78V208" stroke="#131f5c" strokeWidth="3" strokeLinecap="round" />
          <g className={styles.float}>
            <rect
              x="236"
              y="106"
              width="24"
              height="14"
              rx="7"
              fill="#ff3d7f"
              stroke="#fff"
              strokeWidth="2.4"
            />
            <path
              d="M240 126l-3 16M248 128v18M256 126l3 16"
              stroke="#fff"
              strokeOpacity=".6"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </g>
          <path d="M208 222h80l-8-14h-64z" fill="#ff5f9e" />
          <path d="M208 222h80v8h-80z" fill="#b02a6a" />
        </g>
        <g transform="translate(248 56)">
          <g className={styles.sway}>
            <path
              d="M-36-10l-9-5M-33 8l-11 4M36-10l9-5M33 8l11 4M-22-27l-6-9M22-27l6-9"
              stroke="#fff3c9"
              strokeWidth="3"
              strokeLinecap="round"
            />
            <path
              d="M-26 12c6-6 5-14 7-22a19 19 0 0 1 38 0c2 8 1 16 7 22z"
              fill={`url(#${id}bell)`}
            />
            <path d="M-29 11h58a3 3 0 0 1 0 7h-58a3 3 0 0 1 0-7z" fill="#e79a12" />
            <circle cy="21" r="6" fill="#b36b00" />
            <path d={polygon(starPoints(0, -6, 9))} fill="#fff8dc" />
          </g>
        </g>
        <Die
          x={148}
          y={172}
          size={32}
          turn={14}
          faces={[4, 2, 6]}
          sides={['#ffe08a', '#e79a12', '#ffc53d']}
          pip="#6b3d00"
        />
        <Die
          x={78}
          y={138}
          size={46}
          turn={-9}
          faces={[5, 3, 1]}
          sides={['#ffffff', '#b9c9f5', '#e4ecff']}
          pip="#1c2b7a"
        />
      </>
    )}
  </Scene>
);
