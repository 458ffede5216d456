import type { ReactNode } from 'react';

/** Symbols of Starlight Parade, in a 40 × 40 box: brass and lights on a night sky. */
export const starlightParadeArt: Readonly<Record<string, ReactNode>> = {
  star: (
    <>
      <path
        d="M20 0v40M0 20h40M6 6l28 28M34 6 6 34"
        stroke="#ffe08a"
        strokeWidth="1.2"
        opacity=".55"
      />
      <path
        d="m20 4 4.6 11.4L36 20l-11.4 4.6L20 36l-4.6-11.4L4 20l11.4-4.6z"
        fill="#fff3c4"
        stroke="#ffc53d"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="20" r="4.5" fill="#ffc53d" />
    </>
  ),
  planet: (
    <>
      <circle cx="20" cy="20" r="12" fill="#ff7ab8" />
      <path
        d="M9 16q10 4 22-1M8.5 22q11 5 23-1M12 28q8 2 15-1"
        fill="none"
        stroke="#c93f86"
        strokeWidth="2"
      />
      <path d="M13 14q2-4 6-4" fill="none" stroke="#ffd6ea" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M9.5 24C4 27.5 1.5 30.5 2.5 32c1.8 2.5 11-1 20.5-7.5S39 11 37.5 8.5C36.5 7 33 7.5 28.5 9.5"
        fill="none"
        stroke="#ffe08a"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  comet: (
    <>
      <path d="M3 5 24 20l-4 5zM12 2l14 17-2 3zM2 15l18 9-1 4z" fill="#63d8ff" opacity=".75" />
      <circle cx="27" cy="27" r="9.5" fill="#bdf0ff" stroke="#3fb4ea" strokeWidth="1.6" />
      <path d="M23 27q0-4 4-5" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <circle cx="30" cy="30" r="1.8" fill="#63c7ef" />
      <circle cx="25" cy="31" r="1.2" fill="#63c7ef" />
    </>
  ),
  drum: (
    <>
      <path d="m5 3 14 13M35 3 21 16" stroke="#ffd9a0" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M4 17v14q0 6 16 6t16-6V17z" fill="#e8364f" />
      <path
        d="m4 20 6.5 15L17 22l6 14 6.5-13L36 31"
        fill="none"
        stroke="#ffe08a"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path d="M4 31q0 6 16 6t16-6" fill="none" stroke="#ffc53d" strokeWidth="2.4" />
      <ellipse cx="20" cy="17" rx="16" ry="6" fill="#fff6e6" stroke="#ffc53d" strokeWidth="2.4" />
    </>
  ),
  trumpet: (
    <>
      <path
        d="M25 14Q33 14 37 6v24q-4-8-12-8z"
        fill="#ffc53d"
        stroke="#a86b00"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M3 15.5h24v5H3z" fill="#ffdb7d" stroke="#a86b00" strokeWidth="1.2" />
      <path
        d="M9 21v5q0 6 6 6h4q6 0 6-6v-5h-4v5q0 2-2 2h-4q-2 0-2-2v-5z"
        fill="#ffc53d"
        stroke="#a86b00"
        strokeWidth="1.2"
      />
      <path d="M13 15V9m4.5 6V9m4.5 6V9" stroke="#ffe9b0" strokeWidth="2.6" strokeLinecap="round" />
      <rect x="1.5" y="14" width="3" height="8" rx="1.5" fill="#fff0c9" />
    </>
  ),
  balloon: (
    <>
      <path d="M27 24q-2 8-7 14M13 27q2 6 6 11" fill="none" stroke="#d5dcff" strokeWidth="1.3" />
      <path d="M13 4q8 0 8.5 10Q21 22 13 26 4.5 22 4.5 14 5 4 13 4z" fill="#54e0a6" />
      <path d="M27 2q9 0 9 11 0 8-9 12-9-4-9-12 0-11 9-11z" fill="#ff8a3d" />
      <path d="m25 25 2-1.5 2 1.5-2 2zM11.5 27l1.5-1.5 1.5 1.5-1.5 1.5z" fill="#fff" />
      <path
        d="M22 11q.5-5 4-6M8 13q.5-4 3.5-5"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  rocket: (
    <>
      <path
        d="m6 34 4-9 5 5zM4 29l4-3m3 9-3 4"
        fill="#ffc53d"
        stroke="#ff6a2c"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M11 17 4 19l5 7zm12 12-2 7-7-5z" fill="#e8364f" />
      <path
        d="M36 4Q22 4 13 17l-4 9 5 5 9-4Q36 18 36 4z"
        fill="#f4f6ff"
        stroke="#8d9bff"
        strokeWidth="1.4"
      />
      <path d="M36 4q-6 0-11 2.5l8.5 8.5Q36 10 36 4z" fill="#e8364f" />
      <circle cx="23" cy="17" r="4" fill="#4c9dff" stroke="#2b3a9e" strokeWidth="1.4" />
    </>
  ),
};
