import type { ReactNode } from 'react';

/** Symbols of Lantern Run, in a 40 × 40 box. */
export const lanternRunArt: Readonly<Record<string, ReactNode>> = {
  star: (
    <>
      <path
        d="m20 2 5.3 11.6 12.7 1.5-9.4 8.6 2.5 12.5L20 30l-11.1 6.2 2.5-12.5L2 15.1l12.7-1.5z"
        fill="#ffb52e"
        stroke="#a85a00"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="m20 7 3.7 8.4 8.8 1.1L20 20z" fill="#ffe29a" />
      <path d="M20 20 7.5 16.5l8.8-1.1L20 7zM20 20l6.5 5.5L28 33l-8-4.5z" fill="#ffcb57" />
    </>
  ),
  lantern: (
    <>
      <path d="M20 0v5" stroke="#7a3a10" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M4 20C4 11 10 7 20 7s16 4 16 13-6 14-16 14S4 29 4 20z" fill="#ff5d2b" />
      <path d="M11 20.5C11 12 14 7 20 7s9 5 9 13.5S26 34 20 34s-9-5-9-13.5z" fill="#ff8a3d" />
      <path d="M16 20.5C16 12 17.5 7 20 7s4 5 4 13.5S22.5 34 20 34s-4-5-4-13.5z" fill="#ffd76a" />
      <rect x="12" y="4" width="16" height="4.5" rx="2" fill="#7a3a10" />
      <rect x="13.5" y="32.5" width="13" height="3.5" rx="1.7" fill="#7a3a10" />
      <path
        d="M20 36v4M17 36v2.5m6-2.5v2.5"
        stroke="#d8324a"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  moon: (
    <>
      <path d="M27 3.5A17 17 0 1 0 36.5 27 14 14 0 0 1 27 3.5z" fill="#6a5cff" />
      <path d="M25 6A14.5 14.5 0 0 0 8 27.5 15 15 0 0 1 25 6z" fill="#9c92ff" />
      <path d="m33 9 1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z" fill="#ffb52e" />
    </>
  ),
  fish: (
    <>
      <path d="m27 20 11-9q-3 9 0 18z" fill="#0b8a68" />
      <path d="M2 20Q10 8 19 9q8 .5 12 11-4 10.5-12 11Q10 32 2 20z" fill="#12a880" />
      <path d="M13 9q5-6 10-4l1 5zm1 22q3 5 8 4l1-4z" fill="#0b8a68" />
      <path d="M3 21q8 9 16 8 6-.5 10-8-7 3-13 3T3 21z" fill="#5bd6b0" />
      <circle cx="11" cy="17.5" r="3" fill="#fff" />
      <circle cx="10.5" cy="17.5" r="1.5" fill="#10302a" />
      <path d="M18 13q4 6 0 13M23 13.5q3 6 0 12" fill="none" stroke="#0b8a68" strokeWidth="1.4" />
    </>
  ),
  shell: (
    <>
      <path d="M20 37 3 17C3 7 11 3 20 3s17 4 17 14z" fill="#e0246b" />
      <path d="m20 36-4-32m4 32 4-32m-4 32L7 9m13 27L33 9" stroke="#ffc6dd" strokeWidth="2" />
      <path
        d="M3 17q3-5 6-3 2-5 6-3 2.5-4 5-4t5 4q4-2 6 3 3-2 6 3"
        fill="none"
        stroke="#ff8ab6"
        strokeWidth="1.6"
      />
      <path d="m15.5 33 4.5 5 4.5-5z" fill="#a5124a" />
    </>
  ),
  boat: (
    <>
      <path d="M3 33q4-3 8.5 0t8.5 0 8.5 0 8.5 0v5H3z" fill="#58b8f0" />
      <path
        d="M20 3 8 22h24z"
        fill="#fffdf7"
        stroke="#c3476a"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M20 3v19h12z" fill="#ffd9e4" />
      <path
        d="m2 20 7 13h22l7-13-9 3H11z"
        fill="#ff6a8d"
        stroke="#a81f48"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="m11 23 9 10 9-10z" fill="#ff93ac" />
      <circle cx="20" cy="14" r="3.2" fill="#ffc53d" />
    </>
  ),
};
