import styles from '../Art.module.css';
import { short } from '../paths';
import { seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#031022', '#07394a', '#12a184'],
  glow: '#7dffc8',
  ground: ['#052b33', '#04202a'],
} as const;

const HORIZON = 172;

/** A glass tube: haze, glow, colour, white-hot core. */
const Neon = ({ d, colour }: { d: string; colour: string }) => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d={d} stroke={colour} strokeOpacity=".13" strokeWidth="18" />
    <path d={d} stroke={colour} strokeOpacity=".28" strokeWidth="10" />
    <path d={d} stroke={colour} strokeWidth="4.6" />
    <path d={d} stroke="#fff" strokeOpacity=".85" strokeWidth="1.5" />
  </g>
);

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

/** Cherries, a lemon and a plum bent from neon over a floor of light. */
export const FruitCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`fruit ${seed}`);
  const rows = Array.from({ length: 6 }, (_, at) => short(HORIZON + 68 * (at / 5) ** 1.8));
  const columns = Array.from({ length: 15 }, (_, at) => (at - 7) * 60);
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} ground={false}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}sun`} x2="0" y2="1">
              <stop stopColor="#f9ff9b" />
              <stop offset="1" stopColor="#19c79a" />
            </linearGradient>
          </defs>
          <path d={`M78 ${HORIZON}a82 82 0 0 1 164 0z`} fill={`url(#${id}sun)`} opacity=".34" />
          <path
            d="M70 126h180M70 140h180M70 152h180M70 163h180"
            stroke="#07394a"
            strokeWidth="3.4"
            opacity=".75"
          />
          <rect y={HORIZON} width="320" height={240 - HORIZON} fill="#04202a" />
          <path
            d={
              rows.map((y) => `M0 ${y}H320`).join('') +
              columns.map((x) => `M160 ${HORIZON - 14}L${160 + x * 2.4} 240`).join('')
            }
            stroke="#3dffc0"
            strokeOpacity=".42"
            strokeWidth="1.1"
          />
          <path d={`M0 ${HORIZON}H320`} stroke="#9dffe0" strokeWidth="2" />
          <g className={styles.float}>
            <Neon d="M128 136Q132 84 178 66Q190 96 188 134" colour="#7dff9c" />
            <Neon d="M178 66q8-24 40-22-4 26-40 22z" colour="#b6ff5c" />
            <path d={disc(122, 158, 25)} fill="#ff2f6e" fillOpacity=".28" />
            <path d={disc(190, 158, 25)} fill="#ff2f6e" fillOpacity=".28" />
            <Neon d={disc(122, 158, 25)} colour="#ff3d7f" />
            <Neon d={disc(190, 158, 25)} colour="#ff3d7f" />
            <path
              d="M108 152q3-8 11-10M176 152q3-8 11-10"
              stroke="#fff"
              strokeWidth="3"
              strokeLinecap="round"
              fill="none"
            />
          </g>
          <g className={`${styles.float} ${styles.late}`}>
            <path
              d="M32 108q4-24 30-26 26-2 36 16 8 0 8 6-2 6-10 4-8 20-34 20-26 0-30-18z"
              fill="#ffe14d"
              fillOpacity=".2"
            />
            <Neon
              d="M32 108q4-24 28-26 22-2 32 14 8-1 9 5-1 7-10 5-8 19-30 19-24 0-29-17z"
              colour="#ffe14d"
            />
            <path d={disc(266, 112, 22)} fill="#a46bff" fillOpacity=".28" />
            <Neon d={`${disc(266, 112, 22)}M266 90q-6 20 2 42`} colour="#b07bff" />
            <Neon d="M266 90q0-12 12-16" colour="#7dff9c" />
          </g>
        </>
      )}
    </Scene>
  );
};
