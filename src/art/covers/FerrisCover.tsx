import styles from '../Art.module.css';
import { dots, type Point, polar, polygon, ring, short, starPoints } from '../paths';
import { between, pick, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#1f0530', '#8a1f7a', '#ff8fb0'],
  glow: '#ffd9f4',
  ground: ['#4a0f52', '#2a0633'],
} as const;

const CX = 160;
const CY = 306;
const RIM = 216;

interface CarProps {
  at: Point;
  scale: number;
  colours: readonly [string, string];
}

/** A car of the wheel under its striped hood; whatever rides in it is drawn before the hull. */
const Car = ({ at, scale, colours }: CarProps) => (
  <g transform={`translate(${short(at[0])} ${short(at[1])}) scale(${scale})`}>
    <path d="M-30 10v30M30 10v30M0 10v26" stroke="#4a0f3a" strokeWidth="4" />
    <path
      d="M-40 12Q-32-24 0-26 32-24 40 12q-10 8-20 0-10 8-20 0-10 8-20 0-10 8-20 0z"
      fill={colours[0]}
    />
    <path d="M0-26q-16 8-20 38 10 8 20 0zM0-26q16 8 20 38-10 8-20 0z" fill="#fff6ea" />
    <circle cy="-28" r="6" fill="#ffc53d" />
    <path d="M-40 34h80l-6 26q-4 10-14 10h-40q-10 0-14-10z" fill={colours[1]} />
    <path d="M-40 34h80l-2 9h-76z" fill="#ffc53d" />
    <path d={polygon(starPoints(0, 56, 9))} fill="#ffe39a" />
  </g>
);

const SIDES = [
  [-1.08, ['#2cc6a0', '#0f6f5c']],
  [-0.54, ['#4c9dff', '#1f4fb0']],
  [0.54, ['#ff8a3d', '#b0480f']],
  [1.08, ['#b06bff', '#5a1fb0']],
] as const;

/** The top of a giant wheel; its highest car is full of the jackpot. */
export const FerrisCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`ferris ${seed}`);
  const beams = Array.from({ length: 9 }, (_, at) => {
    const angle = -Math.PI / 2 + (at - 4) * 0.34 + between(random, -0.05, 0.05);
    return polygon([
      [160, 104],
      polar(160, 104, 260, angle - 0.08),
      polar(160, 104, 260, angle + 0.08),
    ]);
  }).join('');
  const spokes = ring(CX, CY, RIM, 26)
    .map(([x, y]) => `M${CX} ${CY}L${x} ${y}`)
    .join('');
  const coins = Array.from({ length: 12 }, () => ({
    at: [between(random, 20, 300), between(random, 48, 170)] as Point,
    colour: pick(random, ['#ffc53d', '#ffd76a', '#ff9fe0', '#7fdcff']),
  }));
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[160, 104]}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}gem`} x2="0" y2="1">
              <stop stopColor="#c5f1ff" />
              <stop offset="1" stopColor="#29a6f0" />
            </linearGradient>
          </defs>
          <path d={beams} fill="#ffe9fa" opacity=".13" />
          <path d={spokes} stroke="#ffd9f4" strokeOpacity=".45" strokeWidth="2" />
          <g fill="none">
            <circle
              cx={CX}
              cy={CY}
              r={RIM - 22}
              stroke="#ff9fe0"
              strokeOpacity=".6"
              strokeWidth="3"
            />
            <circle cx={CX} cy={CY} r={RIM} stroke="#4a0f52" strokeWidth="13" />
            <circle cx={CX} cy={CY} r={RIM} stroke="#ffcf5a" strokeWidth="7" />
          </g>
          <path
            className={styles.twinkle}
            d={dots(ring(CX, CY, RIM, 72))}
            stroke="#fff8e2"
            strokeWidth="4"
            strokeLinecap="round"
          />
          {SIDES.map(([angle, colours]) => (
            <Car
              key={angle}
              at={polar(CX, CY, RIM - 6, angle - Math.PI / 2)}
              scale={0.62}
              colours={colours}
            />
          ))}
          <path
            d={dots(coins.map(({ at }) => at))}
            stroke="#fff"
            strokeOpacity=".16"
            strokeWidth="15"
            strokeLinecap="round"
          />
          <g className={styles.twinkle}>
            {coins.map(({ at, colour }) => (
              <path key={at.join(' ')} d={polygon(starPoints(at[0], at[1], 6.5))} fill={colour} />
            ))}
          </g>
          <g transform="translate(160 98)">
            <g className={styles.sway}>
              <path d="M-52 16v40M52 16v40" stroke="#7a0f4a" strokeWidth="6" />
              <path
                d="M-34 40l-8-38 22 16L0-12 20 18 42 2l-8 38z"
                transform="translate(0 8)"
                fill="#ffc53d"
                stroke="#a05f00"
                strokeWidth="2.500"
                strokeLinejoin="round"
              />
              <path
                d={dots([
                  [-42, 10],
                  [0, -4],
                  [42, 10],
                ])}
                stroke="#ff5fb0"
                strokeWidth="11"
                strokeLinecap="round"
              />
              <g strokeLinejoin="round" strokeWidth="2">
                <path d="M-44 46l10-14h20l10 14-20 22z" fill={`url(#${id}gem)`} stroke="#0b5f94" />
                <path d="M8 48l9-12h18l9 12-18 20z" fill="#ff7cc4" stroke="#8a0f52" />
              </g>
              <path
                d="M-34 32l10 14 10-14M17 36l9 12 9-12"
                fill="none"
                stroke="#fff"
                strokeOpacity=".7"
                strokeWidth="2"
              />
              <path
                d="M-70 16Q-58-52 0-56q58 4 70 72-18 14-35 0-17 14-35 0-17 14-35 0-17 14-35 0z"
                fill="#e5308f"
                stroke="#7a0f4a"
                strokeWidth="2.500"
                transform="translate(0 -14) scale(.98 .62)"
              />
              <path
                d="M0-56q-26 16-35 72 17 14 35 0zM0-56q26 16 35 72-18 14-35 0z"
                fill="#fff6ea"
                transform="translate(0 -14) scale(.98 .62)"
              />
              <circle cy="-50" r="8" fill="#ffc53d" stroke="#a05f00" strokeWidth="2" />
              <path
                d="M-68 50H68l-9 42q-6 16-22 16h-74q-16 0-22-16z"
                fill="#5a2ad0"
                stroke="#2b0f7a"
                strokeWidth="2.500"
                strokeLinejoin="round"
              />
              <path d="M-68 50H68l-3 14H-65z" fill="#ffc53d" />
              <path d={polygon(starPoints(0, 86, 16))} fill="#ffe39a" />
              <path
                d={dots([
                  [-40, 84],
                  [40, 84],
                ])}
                stroke="#ffe39a"
                strokeWidth="9"
                strokeLinecap="round"
              />
            </g>
          </g>
        </>
      )}
    </Scene>
  );
};
