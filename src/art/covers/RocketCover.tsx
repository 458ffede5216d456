import styles from '../Art.module.css';
import { polygon, starPoints } from '../paths';
import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import { Wheel } from '../Wheel';
import type { CoverProps } from './cover';

const SKIES = [
  ['#080521', '#3a1f9b', '#c65bd0'],
  ['#0a0730', '#2b2aa0', '#e06ab0'],
] as const;

/** A rocket leaves the big wheel, past the moon, on a trail of sparks. */
export const RocketCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`rocket ${seed}`);
  const colours = {
    sky: pick(random, SKIES),
    glow: '#ff9ad5',
    ground: ['#2c1a6b', '#150b3d'] as const,
  };
  return (
    <Scene random={random} colours={colours} className={className ?? ''} light={[110, 150]}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}trail`} x1="0" y1="1" x2="1" y2="0">
              <stop stopColor="#ff9ad5" stopOpacity="0" />
              <stop offset="1" stopColor="#ffd76a" />
            </linearGradient>
          </defs>
          <circle cx="62" cy="52" r="20" fill="#fff3d0" opacity=".9" />
          <Wheel
            cx={104}
            cy={158}
            radius={50}
            cars={8}
            colours={['#ffd76a', '#ff6ab0', '#7cc4ff', '#8ff0c0']}
            floor={226}
            legs="#150b3d"
          />
          <path
            d="M104 108Q186 150 236 66"
            fill="none"
            stroke={`url(#${id}trail)`}
            strokeWidth="15"
            strokeLinecap="round"
          />
          <path
            className={styles.twinkle}
            d={[
              [196, 136],
              [224, 116],
              [170, 116],
              [262, 104],
            ]
              .map(([x = 0, y = 0]) => polygon(starPoints(x, y, 8, 3, 4)))
              .join('')}
            fill="#ffe9a8"
          />
          <g transform="translate(240 60) rotate(-58)">
            <g className={styles.float}>
              <path d="M-34-9Q-66 0-34 9-44 0-34-9z" fill="#ffb54d" />
              <path d="M-34-17Q10-24 44 0 10 24-34 17z" fill="#f7f4ff" />
              <path d="M18-13Q34-8 44 0 34 8 18 13z" fill="#ff6ab0" />
              <path d="M-34-17-50-32-14-19zM-34 17-50 32-14 19z" fill="#ff6ab0" />
              <circle cx="2" r="8.500" fill="#3a55c4" stroke="#c9c2f5" strokeWidth="3" />
            </g>
          </g>
        </>
      )}
    </Scene>
  );
};
