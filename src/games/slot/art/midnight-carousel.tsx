import type { ReactNode } from 'react';

const rim = [0, 45, 90, 135, 180, 225, 270, 315];

/** Symbols of Midnight Carousel, in a 40 × 40 box. */
export const midnightCarouselArt: Readonly<Record<string, ReactNode>> = {
  wheel: (
    <>
      <path d="m20 19-9 19h18z" fill="#3d1a78" />
      <circle cx="20" cy="18" r="14.5" fill="#7a3fd1" opacity=".18" />
      <g stroke="#8d63d6" strokeWidth="1.3">
        <path d="M20 4v28M6 18h28M10 8l20 20M30 8 10 28" />
      </g>
      <circle cx="20" cy="18" r="14" fill="none" stroke="#f0a020" strokeWidth="2.4" />
      {rim.map((turn, seat) => (
        <circle
          key={turn}
          cx="20"
          cy="4"
          r="3.1"
          transform={`rotate(${turn} 20 18)`}
          fill={['#ff4f9a', '#ffc53d', '#2cc6a0', '#4c9dff'][seat % 4]}
          stroke="#fff"
          strokeWidth=".8"
        />
      ))}
      <circle cx="20" cy="18" r="3.8" fill="#ffb52e" stroke="#a85a00" />
    </>
  ),
  horse: (
    <>
      <path d="M26 0v40" stroke="#f0a020" strokeWidth="2.4" />
      <path
        d="M11 37q1-9 4-12-7 3-9 0t2-6l8-11-1-5 4.5 3Q31 7 32 22q.5 9-1 15z"
        fill="#fff"
        stroke="#5a2a9c"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M20 6q10 2 12 16 .5 8-.5 13-4-4-4-10-5-2-4-8-4-3-3.5-11z" fill="#ff4f9a" />
      <circle cx="15.5" cy="14" r="1.5" fill="#3d1a78" />
      <path d="M9 19.5 18 22M16 9l3 16" stroke="#f0a020" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M11 37q9-4 20 0v2H11z" fill="#2cc6a0" />
    </>
  ),
  owl: (
    <>
      <path d="M6 8q2-5 5-3 4 2 9 2t9-2q3-2 5 3v17q0 13-14 13T6 25z" fill="#6d4ab8" />
      <path d="M11 26q0-6 9-6t9 6q0 9-9 9t-9-9z" fill="#d9c6ff" />
      <path
        d="M14 27q1.5 2 3 0m2 0q1.5 2 3 0m-5 4q1.5 2 3 0m2-4q1.5 2 3 0"
        fill="none"
        stroke="#6d4ab8"
        strokeWidth="1.2"
      />
      <circle cx="13" cy="15" r="6.2" fill="#fff" />
      <circle cx="27" cy="15" r="6.2" fill="#fff" />
      <circle cx="14" cy="15.5" r="3.2" fill="#ffb52e" />
      <circle cx="26" cy="15.5" r="3.2" fill="#ffb52e" />
      <circle cx="14" cy="15.5" r="1.5" fill="#26104f" />
      <circle cx="26" cy="15.5" r="1.5" fill="#26104f" />
      <path d="m17.5 18.5 2.5 5 2.5-5z" fill="#ff8a3d" />
      <path
        d="M14 38v2m3-2v2m6-2v2m3-2v2"
        stroke="#ff8a3d"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  tent: (
    <>
      <path
        d="M20 6V1l6 2.2L20 5"
        fill="#ffb52e"
        stroke="#a85a00"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M20 6Q12 14 3 18v4h34v-4q-9-4-17-12z" fill="#e5306f" />
      <path d="M20 6q-3 8-8 13v3h6zm0 0q3 8 8 13v3h-6z" fill="#fff" />
      <path d="M5 22h30l2 15H3z" fill="#f7ecff" />
      <path d="m5 22-2 15h6l2-15zm12 0-1 15h8l-1-15zm12 0 2 15h6l-2-15z" fill="#e5306f" />
      <path d="M20 24q-5 5-4 13h8q1-8-4-13z" fill="#3d1a78" />
      <path
        d="M3 20q3 5 6.8 0 3.4 5 6.8 0 3.4 5 6.8 0 3.4 5 6.8 0 3.4 5 6.8 0v2H3z"
        fill="#ffb52e"
      />
    </>
  ),
  moon: (
    <>
      <circle cx="20" cy="20" r="16.5" fill="#2b3a9e" />
      <path d="M24 6.5A14 14 0 1 0 34 27 11.5 11.5 0 0 1 24 6.5z" fill="#ffe08a" />
      <path
        d="M15 19q1.8-2 3.5 0M17 27q3 2 6-1"
        fill="none"
        stroke="#a06a00"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="m30 12 .8 2.2 2.2.8-2.2.8L30 18l-.8-2.2-2.2-.8 2.2-.8z" fill="#fff" />
    </>
  ),
  ticket: (
    <>
      <path d="m6 12 21-8 2.5 6a3.5 3.5 0 0 0 2.6 6.5L35 23 14 31z" fill="#2cc6a0" opacity=".55" />
      <path
        d="M3 15h34v6a3.5 3.5 0 0 0 0 7v6H3v-6a3.5 3.5 0 0 0 0-7z"
        fill="#ffc53d"
        stroke="#a85a00"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M12 16v17" stroke="#a85a00" strokeWidth="1.5" strokeDasharray="2 2" />
      <path
        d="m24 17.5 2.2 4.7 5.1.6-3.8 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.8-3.5 5.1-.6z"
        fill="#e5306f"
      />
    </>
  ),
};
