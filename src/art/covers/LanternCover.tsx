import styles from '../Art.module.css';
import { dots, short } from '../paths';
import { between, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#2c0a33', '#a62764', '#ffab3f'],
  glow: '#ffcf7a',
  ground: ['#7a1f4a', '#3d0f33'],
} as const;

interface LanternProps {
  id: string;
  x: number;
  y: number;
  scale: number;
  late?: boolean;
}

const Lantern = ({ id, x, y, scale, late }: LanternProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <g className={late ? `${styles.sway} ${styles.late}` : styles.sway}>
      <path d="M0 -120V-40" stroke="#5c2313" strokeWidth="1.6" />
      <circle r="62" fill={`url(#${id}halo)`} />
      <path d="M-15-33h30l-3-9h-24z" fill="#5c2313" />
      <path
        d="M0-34C34-34 38-12 38 0S34 34 0 34-38 12-38 0-34-34 0-34z"
        fill={`url(#${id}paper)`}
      />
      <g fill="none" stroke="#b8341c" strokeOpacity=".5" strokeWidth="1.5">
        <path d="M-13-33C-24-20-24 20-13 33M13-33C24-20 24 20 13 33M0-34V34" />
      </g>
      <path d="M-37 6Q0 16 37 6M-37-7Q0 2 37-7" stroke="#fff3c9" strokeOpacity=".35" fill="none" />
      <path d="M-15 33h30l-3 8h-24z" fill="#5c2313" />
      <path d="M-15 33h30l-.8 2.4h-28.4zM-12-42h24l.8 2.4h-25.6z" fill="#ffcf5a" />
      <path d="M0 41v9M-5 50h10l2 19-3-2-4 3-4-3-3 2z" fill="#ff5a3c" stroke="#ffcf5a" />
    </g>
  </g>
);

/** Three paper lanterns before a sky of released ones; a lit path runs over the dunes. */
export const LanternCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`lantern ${seed}`);
  const far = Array.from({ length: 14 }, () => ({
    x: between(random, 8, 312),
    y: between(random, 52, 168),
    size: between(random, 2.5, 6),
  }));
  const path = Array.from({ length: 9 }, (_, at) => {
    const t = at / 8;
    return [160 + Math.sin(t * 5.2) * (14 + t * 46), 196 + t * 42] as const;
  });
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[160, 112]}>
      {(id) => (
        <>
          <defs>
            <radialGradient id={`${id}paper`} cy=".55">
              <stop stopColor="#fff6c4" />
              <stop offset=".4" stopColor="#ffcb52" />
              <stop offset=".8" stopColor="#ff7a35" />
              <stop offset="1" stopColor="#d9402a" />
            </radialGradient>
            <radialGradient id={`${id}halo`}>
              <stop stopColor="#ffe08a" stopOpacity=".6" />
              <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
            </radialGradient>
          </defs>
          <g className={styles.float}>
            <path
              d={far
                .map(
                  ({ x, y, size }) =>
                    `M${short(x - size / 2)} ${short(y)}l${short(size * 0.16)} ${short(-size)}h${short(size * 0.68)}l${short(size * 0.16)} ${short(size)}z`,
                )
                .join('')}
              fill="#ffe19a"
            />
            <path
              d={dots(far.map(({ x, y, size }) => [x, y - size / 2]))}
              stroke="#ffd27a"
              strokeOpacity=".18"
              strokeWidth="15"
              strokeLinecap="round"
            />
          </g>
          <path
            d={dots(path)}
            stroke="#ffd27a"
            strokeWidth="5"
            strokeLinecap="round"
            opacity=".9"
            className={styles.twinkle}
          />
          <Lantern id={id} x={66} y={88} scale={0.72} late />
          <Lantern id={id} x={256} y={96} scale={0.64} />
          <Lantern id={id} x={160} y={114} scale={1.12} />
        </>
      )}
    </Scene>
  );
};
