import { useId } from 'react';
import { Drawing } from './Drawing';
import { polygon, starPoints } from './paths';
import { pick, seeded } from './random';

const GROUNDS = [
  ['#ffd76a', '#ff9a3d'],
  ['#7cc4ff', '#4a78e8'],
  ['#9be7c4', '#2fa98c'],
  ['#c9b6ff', '#8559e0'],
  ['#ff9f80', '#e0526b'],
  ['#ffc2dd', '#e2599b'],
  ['#b8ecf2', '#3aa0b8'],
  ['#e8e6a0', '#9cae3c'],
] as const;
const SKINS = ['#ffdcc0', '#f6c19a', '#dd9f72', '#b87748', '#8a5434', '#5d3822'] as const;
const HAIRS = [
  '#2b1a24',
  '#4b2a1c',
  '#8a4a1f',
  '#d98b2b',
  '#c9c4d6',
  '#7b2f6e',
  '#2c5f8a',
] as const;
const CLOTHES = ['#d6397f', '#2e58c4', '#1d8f77', '#f0842c', '#6b3fc0', '#24203a'] as const;

/** Behind the head, then in front of it. */
const CUTS = [
  ['', 'M17 29c-1-14 7-19 15-19s16 5 15 19c-3-8-8-11-15-11s-12 3-15 11z'],
  [
    'M15 30c0-16 8-20 17-20s17 4 17 20v16H15z',
    'M18 28c2-9 7-12 14-12 8 0 12 4 14 12-6-2-10-6-14-9-3 4-8 7-14 9z',
  ],
  ['', 'M18 27c-2-6 1-9 4-9 0-5 5-7 9-5 4-4 10-1 10 3 5 0 7 5 5 11-3-6-8-9-14-9s-11 3-14 9z'],
  [
    'M44 20c8-2 10 8 6 14-2-5-4-8-8-9z',
    'M17 28c-1-13 7-18 15-18 9 0 15 6 15 17-9 0-17-4-21-10-1 5-4 9-9 11z',
  ],
  ['', ''],
  [
    'M13 36c-2-18 8-26 19-26s21 8 19 26c-1 6-5 8-7 6V26H20v16c-2 2-6 0-7-6z',
    'M19 27c1-9 6-12 13-12s12 3 13 12c-4-4-8-6-13-6s-9 2-13 6z',
  ],
] as const;

const HATS = [
  null,
  null,
  null,
  { d: 'M32 1L23 18q9 3.5 18 0z', fill: '#ffcf4d', trim: 'M28.5 8l7 2M26 13l11 3' },
  { d: 'M22 3h20v12h5q2 4-2 4H19q-4 0-2-4h5z', fill: '#241a3c', trim: 'M22 12.5h20' },
  { d: 'M20 16l-2-11 8 5 6-8 6 8 8-5-2 11z', fill: '#ffcf4d', trim: 'M21 13.5h22' },
] as const;

const EYES = [
  'M25.5 31h0M38.5 31h0',
  'M23.5 31.5q2-2.5 4 0M36.5 31.5q2-2.5 4 0',
  'M25.5 31h0M36.5 31.5q2-2 4 0',
] as const;
const MOUTHS = [
  'M27 39q5 5 10 0',
  'M28 40q4 2.5 8 0',
  'M27 38.5h10q-1 6-5 6t-5-6z',
  'M29 40.5h6',
] as const;

/** A face of the fair, drawn from the player's id. */
export const AvatarArt = ({
  seed,
  className,
}: {
  seed: string;
  className?: string | undefined;
}) => {
  const id = useId();
  const random = seeded(`avatar ${seed}`);
  const ground = pick(random, GROUNDS);
  const skin = pick(random, SKINS);
  const hair = pick(random, HAIRS);
  const [behind, front] = pick(random, CUTS);
  const clothes = pick(random, CLOTHES);
  const hat = pick(random, HATS);
  const eyes = pick(random, EYES);
  const mouth = pick(random, MOUTHS);
  const extra = Math.floor(random() * 6);
  return (
    <Drawing className={className} viewBox="0 0 64 64">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={ground[0]} />
          <stop offset="1" stopColor={ground[1]} />
        </linearGradient>
      </defs>
      <rect width="64" height="64" fill={`url(#${id})`} />
      <path d={polygon(starPoints(52, 14, 6))} fill="#fff" opacity=".35" />
      {behind && <path d={behind} fill={hair} />}
      <path d="M10 66c0-12 9-17 22-17s22 5 22 17z" fill={clothes} />
      <path d="M26 42h12v8q-6 6-12 0z" fill={skin} />
      <path d="M26 46q6 5 12 0v2q-6 5-12 0z" fill="#000" opacity=".14" />
      <path d="M18 29c0-9 6-14 14-14s14 5 14 14c0 10-6 18-14 18s-14-8-14-18z" fill={skin} />
      <path d="M17 31a3.5 3.5 0 1 0 2 5zM47 31a3.5 3.5 0 1 1-2 5z" fill={skin} />
      <g fill="#ff5f7e" opacity=".28">
        <circle cx="23" cy="37" r="3" />
        <circle cx="41" cy="37" r="3" />
      </g>
      <g fill="none" stroke="#241430" strokeLinecap="round" strokeLinejoin="round">
        <path d={eyes} strokeWidth="3.4" />
        <path d={mouth} strokeWidth="2" fill={mouth.endsWith('z') ? '#fff' : 'none'} />
        <path d="M22.5 26.5q3-2 5.5-.5M36 26q3-1.5 5.5.5" strokeWidth="1.5" opacity=".7" />
      </g>
      {front && <path d={front} fill={hair} />}
      {extra === 0 && (
        <g fill="none" stroke="#24203a" strokeWidth="1.8">
          <circle cx="25.5" cy="31" r="5.5" />
          <circle cx="38.5" cy="31" r="5.5" />
          <path d="M31 30.5q1-1 2 0" />
        </g>
      )}
      {extra === 1 && <path d="M32 36.5q-6 0-8 3 4 1 8-1 4 2 8 1-2-3-8-3z" fill={hair} />}
      {extra === 2 && <circle cx="32" cy="35" r="3.6" fill="#ff4f6d" />}
      {hat && (
        <>
          <path d={hat.d} fill={hat.fill} />
          <path d={hat.trim} stroke="#d6397f" strokeWidth="2" strokeLinecap="round" />
        </>
      )}
    </Drawing>
  );
};
