import type { ReactNode } from 'react';

/** Symbols of Tidal Arcade, in a 40 × 40 box: painted tin from the pier's old arcade. */
export const tidalArcadeArt: Readonly<Record<string, ReactNode>> = {
  pearl: (
    <>
      <path
        d="M20 37Q3 31 3 21q4-5 17-5t17 5q0 10-17 16z"
        fill="#ff8fb4"
        stroke="#a8325f"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path
        d="M20 37 9 19M20 37 15 17M20 37V16M20 37l5-20M20 37l11-18"
        stroke="#d65a88"
        strokeWidth="1.300"
      />
      <path d="M4 21q6 5 16 5t16-5" fill="none" stroke="#ffd3e0" strokeWidth="2" />
      <circle cx="20" cy="14" r="11.500" fill="#f4f8ff" stroke="#8fa6d8" strokeWidth="1.400" />
      <path d="M29 10a11 11 0 0 1-13 14 11 11 0 0 0 13-14z" fill="#c9d6f7" />
      <path
        d="M12.500 12q1.500-5 6-5.500"
        fill="none"
        stroke="#fff"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      <path d="m33 3 1 2.800 2.800 1L34 7.800 33 10.600l-1-2.800-2.800-1 2.800-1z" fill="#ffc53d" />
    </>
  ),
  dolphin: (
    <>
      <path d="M2 35q5-5 9 0t9 0 9 0 9 0v4H2z" fill="#39b6d8" />
      <path
        d="M4 30Q1 14 15 8q3-1 4-5 5 2 6 6 9 3 12 10 2 2 1 4-4 1-8-1-9-3-15 2-3 3-4 8 2 2 1 5-6-1-8-3-3 0-5 1 0-4 5-5z"
        fill="#3f8ee8"
        stroke="#1b4f9c"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="M37 22q-9 1-15-1-8 0-12 8 0-9 6-13 10-3 21 6z" fill="#d9ecff" />
      <circle cx="28.500" cy="15.500" r="1.700" fill="#0d2b5c" />
      <path
        d="M33 20.500q-3 .5-5-1"
        fill="none"
        stroke="#1b4f9c"
        strokeWidth="1.300"
        strokeLinecap="round"
      />
      <path d="M20 20q-1 6-6 8 0-6 2-9z" fill="#2f74cf" stroke="#1b4f9c" strokeWidth="1.300" />
    </>
  ),
  seahorse: (
    <>
      <path
        d="M13 13q-1-9 8-10 9 0 9 9 0 4-3 8 3 6 0 11-4 7-11 5-5-2-3-7 3-4 6-1-1 4-3 2 1 3 4 1 3-3 0-6-6-4-4-11-1-3-8-2-4 0-4-3 5-1 9 4z"
        fill="#ffa42e"
        stroke="#a85a00"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path
        d="M30 10l5-2-3 5 4 2-5 2 3 4-5 1M22 3l2-3 2 4"
        fill="#ff6a4d"
        stroke="#a83a1f"
        strokeWidth="1.200"
        strokeLinejoin="round"
      />
      <path
        d="M27 20q-4 2-7 0M28 25q-4 2-7-1M26 31q-3 0-4-2"
        fill="none"
        stroke="#d97a00"
        strokeWidth="1.500"
      />
      <circle cx="20.500" cy="10" r="2.600" fill="#fff" />
      <circle cx="20" cy="10.300" r="1.300" fill="#3d1f00" />
    </>
  ),
  crab: (
    <>
      <path
        d="M9 27 3 30l1 4M10 31l-5 5M31 27l6 3-1 4M30 31l5 5M8 23 3 22M32 23l5-1"
        fill="none"
        stroke="#c02a2a"
        strokeWidth="2.400"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M12 18 8 13m20 5 4-5" stroke="#c02a2a" strokeWidth="3" />
      <path
        d="M9 14Q1 14 2 6q1-4 5-5-1 4 1 5 2-3 5-3 3 9-4 11zm22 0q8 0 7-8-1-4-5-5 1 4-1 5-2-3-5-3-3 9 4 11z"
        fill="#ff5a4d"
        stroke="#9c1f24"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <path d="M16 18v-5m8 5v-5" stroke="#9c1f24" strokeWidth="1.800" />
      <path
        d="M6 25q2-9 14-9t14 9q-1 11-14 11T6 25z"
        fill="#ff5a4d"
        stroke="#9c1f24"
        strokeWidth="1.500"
      />
      <circle cx="16" cy="11.500" r="3.200" fill="#fff" stroke="#9c1f24" />
      <circle cx="24" cy="11.500" r="3.200" fill="#fff" stroke="#9c1f24" />
      <path
        d="M16.500 11.500h.1M23.500 11.500h.1"
        stroke="#2b0a10"
        strokeWidth="2.800"
        strokeLinecap="round"
      />
      <path
        d="M15 29q5 4 10 0"
        fill="none"
        stroke="#7a1018"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
      <path
        d="M10 24q2-4 6-4.500"
        fill="none"
        stroke="#ffb3a8"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  starfish: (
    <>
      <path
        d="M20 4q3 0 4 4l2 6 7 1q4 1 4 4t-3 4l-5 4 1 7q0 4-3 4t-4-2l-3-3-3 3q-2 2-4 2-3 0-3-4l1-7-5-4q-3-1-3-4t4-4l7-1 2-6q1-4 4-4z"
        fill="#ff8a3d"
        stroke="#b34a0c"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path
        d="M20 9v8M12 19l5 2M28 19l-5 2M15 32l3-5M25 32l-3-5"
        stroke="#ffd2a8"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray=".1 3.200"
      />
      <path
        d="M17.500 20h.1M22.500 20h.1"
        stroke="#5d1f00"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      <path
        d="M17.500 24q2.500 2 5 0"
        fill="none"
        stroke="#5d1f00"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </>
  ),
  coral: (
    <>
      <path
        d="M20 37V22M20 28Q10 27 10 18v-6M20 25q9-1 9-9V9M20 22V5M10 18q-5 0-6-6M29 16q6-1 7-6M20 14q-5-1-5-6M20 17q4-1 4-5"
        fill="none"
        stroke="#8f1f66"
        strokeWidth="6.400"
        strokeLinecap="round"
      />
      <path
        d="M20 37V22M20 28Q10 27 10 18v-6M20 25q9-1 9-9V9M20 22V5M10 18q-5 0-6-6M29 16q6-1 7-6M20 14q-5-1-5-6M20 17q4-1 4-5"
        fill="none"
        stroke="#f04fa8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M19 33v-9M10 13h.1M29 10h.1M20 6h.1M4.500 12.500h.1M35.500 10.500h.1"
        stroke="#ffc2e4"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
      <path d="M8 39q2-5 12-5t12 5z" fill="#d8b37a" stroke="#94703a" strokeWidth="1.300" />
    </>
  ),
  anchor: (
    <>
      <circle cx="20" cy="20" r="18" fill="#ffd76a" opacity=".55" />
      <path
        d="M20 11v25M13 15h14M5 23q2 12 15 13 13-1 15-13"
        fill="none"
        stroke="#0a2f4f"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m2 27 4-9 5 7zm36 0-4-9-5 7z"
        fill="#0a2f4f"
        stroke="#0a2f4f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M20 11v25M13 15h14M5 23q2 12 15 13 13-1 15-13"
        fill="none"
        stroke="#2f8fc4"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m3.500 26 2.500-5.500 3 4.300zm33 0L34 20.500l-3 4.300z" fill="#2f8fc4" />
      <circle cx="20" cy="7" r="4.500" fill="none" stroke="#0a2f4f" strokeWidth="5" />
      <circle cx="20" cy="7" r="4.500" fill="none" stroke="#ffb52e" strokeWidth="2.600" />
      <path
        d="M24 9q8 2 5 8t-9 5 1 9 8 6"
        fill="none"
        stroke="#fff4dc"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
      <path
        d="M24 9q8 2 5 8t-9 5 1 9 8 6"
        fill="none"
        stroke="#a8702a"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeDasharray="1.200 3.200"
      />
    </>
  ),
};
