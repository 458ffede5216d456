import { useId } from 'react';
import type { GiftColour } from '../../contract/gift';
import { cx } from '../ui/cx';
import styles from './GiftBox.module.css';
import { polygon, starPoints } from './paths';

/** Light, middle and shade of each colour. */
export const giftPaints: Readonly<Record<GiftColour, readonly [string, string, string]>> = {
  ruby: ['#ff7d8e', '#e0344f', '#9c1735'],
  amber: ['#ffd98a', '#f6a623', '#b06a00'],
  mint: ['#a8f0cf', '#3cc492', '#167a5c'],
  sky: ['#a9dcff', '#3f96ea', '#1c5aa6'],
  violet: ['#d3bcff', '#8f63e8', '#5630a4'],
  rose: ['#ffc8dd', '#f07aa9', '#b03f72'],
  night: ['#6a6aa0', '#37376a', '#1b1b40'],
  pearl: ['#ffffff', '#e9e3f2', '#aca3bd'],
};

interface GiftBoxProps {
  box: GiftColour;
  tape: GiftColour;
  /** `opening` plays the event of 700 ms and ends as `open`. */
  pose?: 'closed' | 'opening' | 'open';
  className?: string | undefined;
}

const coins = [48, 54, 60, 66, 72];

/** A gift: a box in one colour under a tape in another [§3 Gift]. */
export const GiftBox = ({ box, tape, pose = 'closed', className }: GiftBoxProps) => {
  const id = useId();
  const [light, middle, shade] = giftPaints[box];
  const [bright, ribbon, fold] = giftPaints[tape];
  return (
    <svg
      className={cx(styles.box, pose !== 'closed' && styles[pose], className)}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}b`} x2="1" y2="1">
          <stop stopColor={light} />
          <stop offset=".45" stopColor={middle} />
          <stop offset="1" stopColor={shade} />
        </linearGradient>
        <linearGradient id={`${id}t`} x2="1" y2="1">
          <stop stopColor={bright} />
          <stop offset=".6" stopColor={ribbon} />
          <stop offset="1" stopColor={fold} />
        </linearGradient>
      </defs>
      <ellipse cx="60" cy="110" rx="44" ry="6" fill="var(--shade)" opacity=".3" />
      {pose !== 'closed' && (
        <>
          <path d="M24 56h72l-6-10H30z" fill={shade} />
          <g>
            {coins.map((x) => (
              <g key={x} className={styles.coin}>
                <circle cx={x} cy="54" r="8" fill="#ffc53d" stroke="#a86600" strokeWidth="1.5" />
                <path d={polygon(starPoints(x, 54.3, 4.4, 2))} fill="#8a5200" />
              </g>
            ))}
          </g>
        </>
      )}
      <rect x="22" y="54" width="76" height="55" rx="5" fill={`url(#${id}b)`} />
      <path d="M22 60h76v6H22z" fill={shade} opacity=".35" />
      <path d="M50 54h20v55H50z" fill={`url(#${id}t)`} />
      <path d="M50 54h20v8H50z" fill={fold} opacity=".35" />
      <g className={styles.lid}>
        <g stroke={fold} strokeWidth="1.5" strokeLinejoin="round" fill={`url(#${id}t)`}>
          <path d="M58 38C44 16 22 18 26 30c2 8 20 9 32 8z" />
          <path d="M62 38c14-22 36-20 32-8-2 8-20 9-32 8z" />
        </g>
        <path
          d="M56 36C48 26 36 22 33 28c-1 4 12 8 23 8zM64 36c8-10 20-14 23-8 1 4-12 8-23 8z"
          fill={fold}
          opacity=".55"
        />
        <rect x="16" y="38" width="88" height="20" rx="5" fill={`url(#${id}b)`} />
        <path
          d="M21 41h78"
          stroke="#fff"
          strokeOpacity=".4"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M48 38h24v20H48z" fill={`url(#${id}t)`} />
        <rect
          x="52"
          y="31"
          width="16"
          height="12"
          rx="5"
          fill={ribbon}
          stroke={fold}
          strokeWidth="1.5"
        />
      </g>
    </svg>
  );
};
