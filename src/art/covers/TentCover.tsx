import styles from '../Art.module.css';
import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const LOOKS = [
  { sky: ['#1a0f3d', '#7a2a7f', '#ff9a6b'], stripe: '#ff5f9e', ground: ['#3f1b5c', '#24103b'] },
  { sky: ['#06243a', '#0d6a80', '#8fe8d8'], stripe: '#ff9a3d', ground: ['#0a4457', '#062c3b'] },
  { sky: ['#2a0f1c', '#8c2a3a', '#ffc06b'], stripe: '#3fb6a8', ground: ['#571f33', '#331021'] },
  { sky: ['#0e1f14', '#2a6b46', '#e6e07a'], stripe: '#e8503a', ground: ['#174a31', '#0c2e1d'] },
] as const;

/** The big top: for any game or event without a subject of its own. */
export const TentCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`tent ${seed}`);
  const { sky, stripe, ground } = pick(random, LOOKS);
  return (
    <Scene
      random={random}
      colours={{ sky, ground, glow: '#ffe2b0' }}
      className={className ?? ''}
      light={[160, 130]}
    >
      {() => (
        <>
          <path d="M160 40v26" stroke="#fff3d6" strokeWidth="3" strokeLinecap="round" />
          <g transform="translate(160 40)">
            <path
              className={styles.sway}
              d="M1 0c12-6 20 6 34 0v14C21 20 13 8 1 14z"
              fill={stripe}
            />
          </g>
          <path
            d="M160 60C178 108 226 128 262 142V214H58V142C94 128 142 108 160 60z"
            fill="#fff3e0"
          />
          <path
            d="M160 60C166 108 180 130 190 144V214H130V144C140 130 154 108 160 60zM160 60C180 106 214 124 238 134L262 142V214H226V146C208 130 180 110 160 60zM160 60C140 106 106 124 82 134L58 142V214H94V146C112 130 140 110 160 60z"
            fill={stripe}
          />
          <path
            d="M52 140q10 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0 10.8 16 21.6 0l-3-4H55z"
            fill="#ffcf5a"
          />
          <path d="M160 160c-10 14-18 34-20 54h40c-2-20-10-40-20-54z" fill="#2a1030" />
          <path d="M160 172c-6 12-10 28-11 42h22c-1-14-5-30-11-42z" fill="#ffd98a" />
        </>
      )}
    </Scene>
  );
};
