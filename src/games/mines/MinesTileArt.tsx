import type { ReactNode } from 'react';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import type { TileFace } from './mines.says';

const spikes = Array.from({ length: 12 }, (_, at) => at * 30);

const lanternMines: Readonly<Record<TileFace, ReactNode>> = {
  closed: (
    <path
      d="m20 8 3.400 8.600L32 20l-8.600 3.400L20 32l-3.400-8.600L8 20l8.600-3.400z"
      fill="#fff"
      opacity=".2"
    />
  ),
  safe: (
    <>
      <circle cx="20" cy="22" r="18" fill="#ffd76a" opacity=".22" />
      <path d="M14 10q0-7 6-7t6 7" fill="none" stroke="#8a4a10" strokeWidth="2.200" />
      <path d="M12 9h16l2.500 4.500h-21z" fill="#b8651c" />
      <path d="M10.500 13.500h19q5 10 0 20h-19q-5-10 0-20z" fill="#ffcf5a" />
      <path d="M13.500 13.500h13q3.500 10 0 20h-13q-3.500-10 0-20z" fill="#fff0b0" />
      <path d="M20 17q5.500 6 3.600 10.500a4 4 0 0 1-7.200 0Q14.500 23 20 17z" fill="#ff9a2e" />
      <path
        d="M20 22q2.600 3 1.600 5.300a1.800 1.800 0 0 1-3.200 0Q17.400 25 20 22z"
        fill="#fffbe0"
      />
      <path
        d="M15 13.500q-3 10 0 20M25 13.500q3 10 0 20"
        fill="none"
        stroke="#b8651c"
        strokeWidth="1.600"
      />
      <path d="M9.500 33.500h21l1.500 4H8z" fill="#b8651c" />
    </>
  ),
  mine: (
    <>
      <path
        d="m20 0 3.600 8.500L31 3l-1 9 9-1-5.500 7.200L40 22l-8.500 3 4.500 8-9-1.500-1 8.500-6-7-6 7-1-8.500L4 33l4.500-8L0 22l6.500-3.800L1 11l9 1-1-9 7.400 5.500z"
        fill="#ff8a3d"
      />
      <path
        d="m20 6 2.600 6 5-3.500-.7 6 6-.6-3.700 4.900 4.600 2.700-5.800 2 3 5.400-6.100-1-.8 5.800-4.100-4.800-4.100 4.800-.8-5.800-6.100 1 3-5.400-5.800-2 4.600-2.700-3.700-4.900 6 .6-.7-6 5 3.500z"
        fill="#ffe08a"
      />
      <g transform="rotate(18 20 22)">
        <rect x="14" y="13" width="12" height="19" rx="3" fill="#e0284a" />
        <path d="M14 18h12M14 27h12" stroke="#ffe08a" strokeWidth="2.400" />
        <path d="M20 13q0-5 4-7" fill="none" stroke="#4b1a10" strokeWidth="1.800" />
      </g>
    </>
  ),
};

const treasureCove: Readonly<Record<TileFace, ReactNode>> = {
  closed: (
    <path
      d="M20 31Q8 26 7 15q5-6 13-6t13 6q-1 11-13 16zm0 0V9M20 31 12 11M20 31l8-20"
      fill="none"
      stroke="#fff"
      strokeOpacity=".26"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
  safe: (
    <>
      <circle cx="20" cy="20" r="19" fill="#ffe9a8" opacity=".2" />
      <path
        d="M5 17Q4 6 12 6h16q8 0 7 11z"
        fill="#8a4318"
        stroke="#ffc53d"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="#ffc53d" stroke="#a86600" strokeWidth="1">
        <circle cx="12" cy="17" r="4" />
        <circle cx="28" cy="17" r="4" />
        <circle cx="16.500" cy="14.500" r="4" />
        <circle cx="23.500" cy="14.500" r="4" />
        <circle cx="20" cy="17" r="4" />
      </g>
      <path d="M4 19h32l-2 15H6z" fill="#b8622c" />
      <path d="M4 19h32l-.5 4h-31zM9 19h4l.7 15H10zM27 19h4l-1 15h-3.700z" fill="#ffc53d" />
      <rect x="16.500" y="19" width="7" height="8" rx="2" fill="#ffe08a" stroke="#8a5206" />
      <path d="M20 22v2.500" stroke="#5d2410" strokeWidth="1.800" strokeLinecap="round" />
    </>
  ),
  mine: (
    <>
      <path
        d="M20 1v38M1 20h38M7 7l26 26M33 7 7 33"
        stroke="#ff5f9e"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {spikes.map((turn) => (
        <path key={turn} d="M17 9 20 1l3 8z" fill="#8a2bd0" transform={`rotate(${turn} 20 20)`} />
      ))}
      <circle cx="20" cy="20" r="12" fill="#5b1aa0" />
      <path d="M12 17q3-6 8-6" fill="none" stroke="#c99bff" strokeWidth="2" strokeLinecap="round" />
      <path
        d="m13.500 17.500 4 1.500m9-1.500-4 1.500"
        stroke="#fff"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <path d="M16 21h.1M24 21h.1" stroke="#fff" strokeWidth="3.400" strokeLinecap="round" />
      <path
        d="M16 27q4-3 8 0"
        fill="none"
        stroke="#fff"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </>
  ),
};

const art: Readonly<Record<string, Readonly<Record<TileFace, ReactNode>>>> = {
  'lantern-mines': lanternMines,
  'treasure-cove': treasureCove,
};

/** The drawing of a tile's face; decorative: whoever shows it names it in words. */
export const MinesTileArt = ({ skin, face }: { skin: MinesSkin; face: TileFace }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    {(art[skin.id] ?? lanternMines)[face]}
  </svg>
);

const LIDS: Readonly<Record<string, readonly [string, string]>> = {
  'lantern-mines': ['#1f8f8d', '#0f565f'],
  'treasure-cove': ['#e7c98f', '#b98a4c'],
};

/** The colours of the lids, for `useCssVars` on whatever holds them. */
export const lidVars = (skin: MinesSkin): Readonly<Record<`--${string}`, string>> => {
  const [top, bottom] = LIDS[skin.id] ?? ['#1f8f8d', '#0f565f'];
  return { '--lid-top': top, '--lid-bottom': bottom };
};
