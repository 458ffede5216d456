import type { ReactNode } from 'react';

const leaf = '#5dffa0';

/** Symbols of Neon Orchard, in a 40 × 40 box: tubes of light on the dark. */
export const neonOrchardArt: Readonly<Record<string, ReactNode>> = {
  seven: (
    <>
      <path
        d="M6 5h28v7Q22 22 21 36h-9q1-13 11-23H13v3H6z"
        fill="#ff2e63"
        stroke="#ffd1dc"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path
        d="M9 8h22M18 33q1-10 10-18"
        fill="none"
        stroke="#ff9db5"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  melon: (
    <>
      <path
        d="M3 15q2 20 17 20t17-20z"
        fill="#15c46a"
        stroke="#b6ffd6"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M6.5 15q2 16 13.5 16t13.5-16z" fill="#ecfff2" />
      <path d="M8.5 15q2 13.5 11.5 13.5T31.5 15z" fill="#ff5470" />
      <path
        d="M14 18v2.5m6-2.5v2.5m6-2.5v2.5m-9 2v2.5m6-2.5v2.5"
        stroke="#3d0715"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  grapes: (
    <>
      <path d="M20 12V4q5-3 8 0" fill="none" stroke={leaf} strokeWidth="2" strokeLinecap="round" />
      <path d="M21 9q7-6 13 0-6 5-13 0z" fill={leaf} />
      <g fill="#b14dff" stroke="#edd1ff" strokeWidth="1.2">
        <circle cx="11" cy="16" r="5" />
        <circle cx="29" cy="16" r="5" />
        <circle cx="20" cy="15" r="5" />
        <circle cx="15.5" cy="23" r="5" />
        <circle cx="24.5" cy="23" r="5" />
        <circle cx="20" cy="31" r="5" />
      </g>
      <path
        d="M9 14.5q1-2 2.5-2M18 13.5q1-2 2.5-2M13.5 21.5q1-2 2.5-2"
        stroke="#fff"
        strokeWidth="1.3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  plum: (
    <>
      <path d="M20 9q0-5 4-7" fill="none" stroke={leaf} strokeWidth="2" strokeLinecap="round" />
      <path d="M21 8q8-6 13-1-6 5-13 1z" fill={leaf} />
      <path
        d="M20 8C9 6 4 14 5 23s8 14 15 14 14-5 15-14S31 6 20 8z"
        fill="#6a4dff"
        stroke="#d5ccff"
        strokeWidth="1.5"
      />
      <path d="M20 8q-5 12 0 28" fill="none" stroke="#3a22b8" strokeWidth="1.6" />
      <path d="M9.5 20q0-6 5-8" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  orange: (
    <>
      <circle cx="20" cy="22" r="15" fill="#ff8c1a" stroke="#ffe0b8" strokeWidth="1.5" />
      <path d="M20 8q1-5 9-5 1 6-9 5z" fill={leaf} />
      <path d="M20 9v3m-2-1.5 4 0" stroke="#a34a00" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M10 21q0-7 7-9" fill="none" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M25 30h.1M29 25h.1M20 33h.1M27 19h.1"
        stroke="#c95d00"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  lemon: (
    <>
      <path
        d="M4 27Q2 17 12 10q8-6 17-3 4-3 7 0t0 7q3 9-4 16-8 8-18 5-5 3-8-1t-2-7z"
        fill="#ffe53d"
        stroke="#fffbd0"
        strokeWidth="1.5"
      />
      <path d="M10 23q0-7 8-11" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M20 27h.1M25 22h.1M26 28h.1M29 17h.1"
        stroke="#d1ab00"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  cherry: (
    <>
      <path
        d="M12 24Q14 10 28 4q-3 9 0 19"
        fill="none"
        stroke={leaf}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M28 4q-9-4-14 2 8 4 14-2z" fill={leaf} />
      <circle cx="12" cy="29" r="8" fill="#ff3b5c" stroke="#ffd1d8" strokeWidth="1.5" />
      <circle cx="28" cy="28" r="8" fill="#ff3b5c" stroke="#ffd1d8" strokeWidth="1.5" />
      <path
        d="M7.5 28q.5-3 3.5-4m12.5 3q.5-3 3.5-4"
        fill="none"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </>
  ),
  tree: (
    <>
      <path d="M17 24h6l2 13H15z" fill="#ffb870" stroke="#fff0dc" strokeWidth="1.2" />
      <path
        d="M20 3q7 0 8 6 8 1 7 9-1 8-10 7-5 4-10 0-9 1-10-7-1-8 7-9 1-6 8-6z"
        fill="#12b886"
        stroke="#b7ffe4"
        strokeWidth="1.5"
      />
      <g fill="#ff3b5c" stroke="#fff" strokeWidth=".8">
        <circle cx="13" cy="15" r="2.8" />
        <circle cx="26" cy="12" r="2.8" />
        <circle cx="21" cy="20" r="2.8" />
        <circle cx="29" cy="20" r="2.3" />
      </g>
    </>
  ),
};
