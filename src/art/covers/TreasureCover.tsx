import styles from '../Art.module.css';
import { dots, type Point, polygon, short, starPoints } from '../paths';
import { between, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#060b38', '#12469a', '#ff9fa8'],
  glow: '#ffe9a8',
  ground: ['#0b2f78', '#07205a'],
} as const;

/** One crest of the tide from edge to edge, filled to the bottom. */
const tide = (top: number, swing: number, shift: number): string => {
  let path = `M${-80 + shift} ${top}`;
  for (let x = -80 + shift; x < 330; x += 40) path += `q10 ${-swing} 20 0t20 0`;
  return `${path}V240H-80z`;
};

const Coin = ({ at, size }: { at: Point; size: number }) => (
  <g transform={`translate(${short(at[0])} ${short(at[1])})`}>
    <circle cy="1.500" r={size} fill="#a86600" />
    <circle r={size} fill="#ffc53d" stroke="#fff0b8" strokeWidth="1.400" />
    <path d={polygon(starPoints(0, 0, size * 0.55))} fill="#b87400" />
  </g>
);

/** A chest that the tide brings in: gold, pearls and a crown by moonlight. */
export const TreasureCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`treasure ${seed}`);
  const heap = Array.from(
    { length: 11 },
    (_, at): Point => [
      102 + at * 11.6 + between(random, -4, 4),
      116 - 20 * Math.sin(((at + 0.5) / 11) * Math.PI) + between(random, -4, 4),
    ],
  );
  const shift = Math.round(between(random, 0, 20));
  return (
    <Scene
      random={random}
      colours={COLOURS}
      className={className ?? ''}
      light={[160, 104]}
      ground={false}
    >
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}wood`} x2="0" y2="1">
              <stop stopColor="#b8622c" />
              <stop offset="1" stopColor="#5d2410" />
            </linearGradient>
            <radialGradient id={`${id}pearl`} cx=".35" cy=".3">
              <stop stopColor="#fff" />
              <stop offset="1" stopColor="#b9c6ff" />
            </radialGradient>
          </defs>
          <circle cx="266" cy="76" r="25" fill="#fff3d0" />
          <path
            d="M258 66h.1M274 80h.1M262 88h.1"
            stroke="#e8d3a0"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <path d={tide(158, 12, shift)} fill="#1a62c4" />
          <path
            d="M232 164h68M244 172h48M252 180h30"
            stroke="#fff3d0"
            strokeOpacity=".55"
            strokeWidth="2.600"
            strokeLinecap="round"
          />
          <g transform="rotate(-5 160 150)">
            <path
              d="M84 108Q82 50 108 46H214Q240 50 238 108z"
              fill="#3f1508"
              stroke="#ffc53d"
              strokeWidth="5"
              strokeLinejoin="round"
            />
            <path d="M94 106Q92 62 112 56H210Q230 62 228 106z" fill="#2a0a12" />
            <path
              d="M160 98V62M160 98 118 68M160 98 202 68M160 98 104 88M160 98 216 88"
              stroke="#fff0b0"
              strokeOpacity=".4"
              strokeWidth="7"
              strokeLinecap="round"
            />
            <g className={styles.float}>
              <path
                d="M138 92l-9-32 17 14 14-24 14 24 17-14-9 32z"
                fill="#ffcf4d"
                stroke="#a86600"
                strokeWidth="2"
                strokeLinejoin="round"
              />
              <path d="M138 86h44l-1.500 7h-41z" fill="#e5305f" />
              <path
                d={dots([
                  [129, 59],
                  [160, 49],
                  [191, 59],
                ])}
                stroke="#ff7ac0"
                strokeWidth="8"
                strokeLinecap="round"
              />
            </g>
            {heap.map((at) => (
              <Coin key={at.join(' ')} at={at} size={11} />
            ))}
            <path
              d="M196 108q18-14 30 4"
              fill="none"
              stroke="#fff"
              strokeWidth="6.500"
              strokeLinecap="round"
              strokeDasharray="0 7.500"
            />
            <circle cx="118" cy="106" r="9" fill={`url(#${id}pearl)`} />
            <path d="M80 114h162l-8 74H88z" fill={`url(#${id}wood)`} />
            <path
              d="M84 138h154M86 162h150"
              stroke="#3f1508"
              strokeOpacity=".6"
              strokeWidth="2.400"
            />
            <path
              d="M80 114h162l-1.500 13h-159zM100 114h15l2 74h-14zM207 114h15l-3 74h-14z"
              fill="#ffc53d"
              stroke="#8a5206"
              strokeWidth="1.600"
            />
            <rect
              x="145"
              y="116"
              width="32"
              height="34"
              rx="7"
              fill="#ffdf8a"
              stroke="#8a5206"
              strokeWidth="2"
            />
            <path d="M161 128a5 5 0 0 1 3 9l2 8h-10l2-8a5 5 0 0 1 3-9z" fill="#5d2410" />
          </g>
          <path d={tide(184, 14, -shift)} fill="#1450b0" opacity=".92" />
          <path d={tide(205, 12, shift - 10)} fill="#0d3a8c" />
          <g className={styles.twinkle} fill="none" strokeLinecap="round">
            <path
              d="M14 190q10-7 20 0M112 192q10-7 20 0M222 190q10-7 20 0M62 214q10-7 20 0M176 216q10-7 20 0M270 212q10-7 20 0"
              stroke="#bfe4ff"
              strokeWidth="2.600"
            />
          </g>
          <Coin at={[52, 186]} size={9} />
          <Coin at={[268, 200]} size={10} />
        </>
      )}
    </Scene>
  );
};
