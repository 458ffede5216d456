import styles from '../Art.module.css';
import { dots, type Point, short } from '../paths';
import { between, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#02162b', '#0b5f86', '#7fe8dc'],
  glow: '#d8fff6',
  ground: ['#06405f', '#042c45'],
} as const;

const ARCHES = [0, 1, 2, 3] as const;

/** The arcade on its pier, all windows lit; a dolphin leaps before it after a pearl. */
export const TideCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`tide ${seed}`);
  const bubbles = Array.from({ length: 12 }, () => ({
    at: [between(random, 14, 306), between(random, 176, 232)] as Point,
    size: between(random, 1.6, 4.4),
  }));
  const drops = Array.from(
    { length: 10 },
    (): Point => [between(random, 92, 236), between(random, 150, 182)],
  );
  return (
    <Scene
      random={random}
      colours={COLOURS}
      className={className ?? ''}
      light={[214, 92]}
      ground={false}
    >
      {(id) => (
        <>
          <defs>
            <radialGradient id={`${id}pearl`} cx=".35" cy=".3">
              <stop stopColor="#fff" />
              <stop offset=".6" stopColor="#e4ecff" />
              <stop offset="1" stopColor="#a9b8ea" />
            </radialGradient>
            <linearGradient id={`${id}skin`} x2="0" y2="1">
              <stop stopColor="#6bb8ff" />
              <stop offset="1" stopColor="#1f5fc4" />
            </linearGradient>
          </defs>
          <g>
            <path
              d="M0 176h126v8H0zM14 184v40M52 184v40M90 184v40M118 184v40"
              fill="#032338"
              stroke="#032338"
              strokeWidth="5"
            />
            <path d="M4 128h116v48H4z" fill="#0a3b5c" />
            <path d="M-4 130q66-86 132 0z" fill="#ff6a8a" />
            <path
              d="M18 112q12-16 22-20L30 130H4zM62 96h-6l-6 34h24l-6-34zM106 112Q94 96 84 92l10 38h26z"
              fill="#fff1dc"
            />
            <path d="M62 97V74" stroke="#032338" strokeWidth="3" />
            <g transform="translate(62 74)">
              <path
                className={styles.sway}
                d="M1 0q10-5 17 0t14-1v11q-8 4-15 0T1 11z"
                fill="#ffc53d"
              />
            </g>
            {ARCHES.map((at) => (
              <path
                key={at}
                d={`M${12 + at * 28} 176v-24a10 10 0 0 1 20 0v24z`}
                fill={at % 2 === 0 ? '#ffd98a' : '#ffb85c'}
              />
            ))}
            <path
              className={styles.twinkle}
              d={dots(Array.from({ length: 10 }, (_, at): Point => [4 + at * 13, 134]))}
              stroke="#fff3c4"
              strokeWidth="6"
              strokeLinecap="round"
            />
          </g>
          <path d="M0 190q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v50H0z" fill="#0f7fa8" />
          <path
            d="M88 232C84 168 120 106 196 96"
            fill="none"
            stroke="#d8fff6"
            strokeOpacity=".4"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="1 9"
          />
          <g className={styles.float}>
            <path
              d="M132 214C110 164 140 104 196 92q6-14 18-20 8 10 6 20 34 6 50 36 6 2 12 8 3 4 0 7-12 2-24-3-18 4-34 2-10 14-24 18 0-12 6-22-34 8-44 40 12 4 18 16-16 2-26-8-12 4-22 16-4-16 4-28z"
              fill={`url(#${id}skin)`}
              stroke="#0d3f8c"
              strokeWidth="2.500"
              strokeLinejoin="round"
            />
            <path
              d="M280 142q-12 1-22-4-30 6-52-4-38 6-58 48 4-52 50-66 48-10 82 26z"
              fill="#e4f4ff"
              opacity=".92"
            />
            <circle cx="252" cy="119" r="4.500" fill="#06244a" />
            <circle cx="250.500" cy="117.500" r="1.500" fill="#fff" />
            <path
              d="M272 137q-10 0-16-4"
              fill="none"
              stroke="#0d3f8c"
              strokeWidth="2"
              strokeLinecap="round"
            />
            <path
              d="M168 122q10-12 26-15"
              fill="none"
              stroke="#fff"
              strokeOpacity=".6"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
          <g className={`${styles.float} ${styles.late}`}>
            <circle cx="288" cy="84" r="34" fill={`url(#${id}glow)`} />
            <circle cx="288" cy="84" r="18" fill={`url(#${id}pearl)`} />
            <path
              d="M278 80q3-8 10-8"
              fill="none"
              stroke="#fff"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </g>
          <path
            d={dots(drops)}
            stroke="#d8fff6"
            strokeWidth="4.500"
            strokeLinecap="round"
            opacity=".85"
          />
          <path
            d="M-20 212q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v40H-20z"
            fill="#0a5f8c"
          />
          <path
            d="M-10 226q18-9 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0v30H-10z"
            fill="#06446b"
          />
          <g fill="none" stroke="#bff4ff" strokeOpacity=".6" strokeWidth="1.600">
            {bubbles.map(({ at: [x, y], size }) => (
              <circle key={`${x}`} cx={short(x)} cy={short(y)} r={short(size)} />
            ))}
          </g>
        </>
      )}
    </Scene>
  );
};
