import type { ReactNode } from 'react';
import styles from './PlayingCard.module.css';

/** Head and hat of a court card's upper half; the lower half is the same, turned. */
const figures: Readonly<Record<'J' | 'Q' | 'K', ReactNode>> = {
  J: (
    <>
      <path className={styles.cloth} d="M22 70V58c4-6 12-9 28-9s24 3 28 9v12z" />
      <path className={styles.gold} d="M50 50v20M36 54l14 16 14-16" />
      <path className={styles.skin} d="M39 34h22v9c0 7-5 11-11 11s-11-4-11-11z" />
      <path
        className={styles.hair}
        d="M37 34c-2 7-1 12-4 16 5 1 8-3 8-9v-5zm26 0c2 7 1 12 4 16-5 1-8-3-8-9v-5z"
      />
      <path className={styles.hat} d="M32 35c0-9 8-15 19-15 10 0 17 5 17 12l-4 4z" />
      <path className={styles.feather} d="M63 31c2-8 7-13 14-15-1 7-4 13-11 17z" />
    </>
  ),
  Q: (
    <>
      <path className={styles.cloth} d="M22 70c0-12 9-20 28-20s28 8 28 20z" />
      <path className={styles.gold} d="M36 55c3 8 8 12 14 12s11-4 14-12" />
      <path
        className={styles.hair}
        d="M35 33c0-8 6-13 15-13s15 5 15 13c0 9 3 14 5 18H30c2-4 5-9 5-18z"
      />
      <path
        className={styles.skin}
        d="M40 33c4 1 7-1 9-4 3 3 7 4 11 4v9c0 7-4 11-10 11s-10-4-10-11z"
      />
      <path className={styles.hat} d="m35 27-2-12 8 6 3-9 6 8 6-8 3 9 8-6-2 12c-9-4-21-4-30 0z" />
      <circle className={styles.jewel} cx="50" cy="62" r="3.5" />
    </>
  ),
  K: (
    <>
      <path className={styles.cloth} d="M22 70V56c5-5 14-7 28-7s23 2 28 7v14z" />
      <path className={styles.gold} d="M34 52v18M66 52v18" />
      <path className={styles.skin} d="M38 31h24v11c0 8-5 12-12 12s-12-4-12-12z" />
      <path
        className={styles.hair}
        d="M37 31h4v8c3 3 6 2 9 1 3 1 6 2 9-1v-8h4v14c0 9-6 16-13 18-7-2-13-9-13-18z"
      />
      <path className={styles.hat} d="m34 31-3-16 9 7 4-6 6-7 6 7 4 6 9-7-3 16z" />
      <circle className={styles.jewel} cx="50" cy="24" r="3" />
    </>
  ),
};

/** A court card's picture: two halves, each upright for one side of the table. */
export const Court = ({ rank }: { rank: 'J' | 'Q' | 'K' }) => (
  <g className={styles.court}>
    <rect className={styles.panel} x="26" y="16" width="48" height="108" rx="5" />
    {[0, 180].map((turn) => (
      <g
        key={turn}
        transform={`rotate(${turn} 50 70) translate(50 70) scale(0.84) translate(-50 -70)`}
      >
        {figures[rank]}
        <path className={styles.face} d="M45 40v.1M55 40v.1M47 47q3 2 6 0" />
      </g>
    ))}
    <path className={styles.sash} d="M26 70h48" />
  </g>
);
