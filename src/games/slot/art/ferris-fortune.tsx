import type { ReactNode } from 'react';

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** Symbols of Ferris Fortune, in a 40 × 40 box: the prizes on the shelves of the fair. */
export const ferrisFortuneArt: Readonly<Record<string, ReactNode>> = {
  crown: (
    <>
      <g stroke="#ff9fe0" strokeWidth="1.600" strokeLinecap="round" opacity=".8">
        {rays.map((turn) => (
          <path key={turn} d="M20 1.500v4" transform={`rotate(${turn} 20 20)`} />
        ))}
      </g>
      <path
        d="m5 13 8 7 7-12 7 12 8-7-3 19H8z"
        fill="#ffc53d"
        stroke="#a05f00"
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
      <path d="M8 29h24l-.6 5H8.600z" fill="#e5308f" stroke="#8a0f52" strokeWidth="1.400" />
      <path d="m20 12-4 10h8zM9 19l3 7h4zm22 0-3 7h-4z" fill="#ffe39a" />
      <g stroke="#8a0f52" strokeWidth="1.200">
        <circle cx="5" cy="12" r="2.800" fill="#ff5fb0" />
        <circle cx="20" cy="7.500" r="3.200" fill="#5fe3c0" />
        <circle cx="35" cy="12" r="2.800" fill="#ff5fb0" />
      </g>
      <path
        d="M13 31.500h.1M20 31.500h.1M27 31.500h.1"
        stroke="#ffe39a"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  jewel: (
    <>
      <path
        d="M11 6h18l8 10-17 20L3 16z"
        fill="#29b6f0"
        stroke="#0b5f94"
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
      <path d="M11 6 3 16h10zM29 6l8 10H27z" fill="#7fdcff" />
      <path d="M13 16h14l-7 20z" fill="#5fd0fb" />
      <path d="M11 6h18l-2 10H13z" fill="#c5f1ff" />
      <path d="M20 6 13 16 20 36l7-20z" fill="none" stroke="#0b5f94" strokeWidth="1" opacity=".5" />
      <path d="M14 9h7" stroke="#fff" strokeWidth="2.200" strokeLinecap="round" />
      <path d="m33 25 1 3 3 1-3 1-1 3-1-3-3-1 3-1z" fill="#ff5fb0" />
    </>
  ),
  medal: (
    <>
      <path
        d="M9 1h9l5 14-6 3zM31 1h-9l-5 14 6 3z"
        fill="#e5308f"
        stroke="#8a0f52"
        strokeWidth="1.300"
      />
      <path d="M12.500 1h3l5 14-3 2zM27.500 1h-3l-5 14 3 2z" fill="#fff" opacity=".8" />
      <circle cx="20" cy="26" r="12" fill="#ffc53d" stroke="#a05f00" strokeWidth="1.600" />
      <circle cx="20" cy="26" r="9" fill="#ffe08a" stroke="#d08a10" strokeWidth="1.200" />
      <path
        d="m20 19 2.100 4.400 4.900.6-3.600 3.400.9 4.800-4.300-2.400-4.300 2.400.9-4.800-3.600-3.400 4.900-.6z"
        fill="#e08a00"
      />
      <path
        d="M11.500 22q1.500-4 5-5.500"
        fill="none"
        stroke="#fff"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </>
  ),
  teddy: (
    <>
      <g fill="#b9713a" stroke="#6d3812" strokeWidth="1.400">
        <circle cx="9.500" cy="9.500" r="5.500" />
        <circle cx="30.500" cy="9.500" r="5.500" />
        <path d="M20 5q13 0 13 13 0 11-13 11T7 18Q7 5 20 5z" />
      </g>
      <circle cx="9.500" cy="9.500" r="2.600" fill="#f0c08a" />
      <circle cx="30.500" cy="9.500" r="2.600" fill="#f0c08a" />
      <path d="M12 22q0-6 8-6t8 6q0 6-8 6t-8-6z" fill="#f0c08a" />
      <path
        d="M14 14.500h.1M26 14.500h.1"
        stroke="#2b1206"
        strokeWidth="3.600"
        strokeLinecap="round"
      />
      <path d="M17 19h6l-3 3z" fill="#2b1206" stroke="#2b1206" strokeLinejoin="round" />
      <path
        d="M20 22v1.500q-2 2.500-4 .5m4-.5q2 2.500 4 .5"
        fill="none"
        stroke="#2b1206"
        strokeWidth="1.400"
        strokeLinecap="round"
      />
      <path
        d="M20 33 8 29q-2 5 0 10zm0 0 12-4q2 5 0 10z"
        fill="#e5308f"
        stroke="#8a0f52"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="33.500" r="3.200" fill="#ff7cc4" stroke="#8a0f52" strokeWidth="1.300" />
    </>
  ),
  popcorn: (
    <>
      <g fill="#fff3c8" stroke="#c99a3a" strokeWidth="1.300">
        <circle cx="11" cy="13" r="4.500" />
        <circle cx="29" cy="13" r="4.500" />
        <circle cx="20" cy="7" r="5" />
        <circle cx="15" cy="9" r="4" />
        <circle cx="25" cy="9" r="4" />
        <circle cx="20" cy="13" r="5" />
      </g>
      <path
        d="M18 6q2-2 4 0M13.500 12q2-1 3 1M25 12q2-1 3 1"
        fill="none"
        stroke="#ffc53d"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
      <path
        d="M7 16h26l-4 22H11z"
        fill="#fff"
        stroke="#8a0f52"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path
        d="M8 16.500h4.500L15 37.500h-3.500zM17.500 16.500h5l-.6 21h-3.800zM27.500 16.500H32l-3.500 21H25z"
        fill="#f0347a"
      />
      <path
        d="M7 16q3 4 6.500 0 3.200 4 6.500 0 3.200 4 6.500 0 3.200 4 6.500 0"
        fill="none"
        stroke="#8a0f52"
        strokeWidth="1.500"
      />
    </>
  ),
  candy: (
    <>
      <path
        d="M13 37V14q0-9 8-9t8 9"
        fill="none"
        stroke="#8a0f3a"
        strokeWidth="9.600"
        strokeLinecap="round"
      />
      <path
        d="M13 37V14q0-9 8-9t8 9"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M13 37V14q0-9 8-9t8 9"
        fill="none"
        stroke="#ef2f5b"
        strokeWidth="7"
        strokeDasharray="4.500 5"
      />
      <path
        d="M11 34V15q0-7 5-10"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
      <path
        d="M13 28Q4 20 3 26t10 2zM13 28q9-9 11-3.500T13 28z"
        fill="#28b98a"
        stroke="#0d6148"
        strokeWidth="1.300"
        strokeLinejoin="round"
      />
      <circle cx="13" cy="27.5" r="2.8" fill="#5fe3b4" stroke="#0d6148" strokeWidth="1.300" />
    </>
  ),
  gondola: (
    <>
      <circle cx="20" cy="20" r="18.500" fill="#ffd76a" opacity=".5" />
      <path d="M20 0v6" stroke="#7a5a00" strokeWidth="2.400" />
      <circle cx="20" cy="4" r="3" fill="#ffc53d" stroke="#7a5a00" strokeWidth="1.300" />
      <path
        d="M4 17Q7 6 20 6t16 11q-4 4-8 0-4 4-8 0-4 4-8 0-4 4-8 0z"
        fill="#e5308f"
        stroke="#7a0f4a"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="M20 6q-7 3-8 11 4 4 8 0zm0 0q7 3 8 11-4 4-8 0z" fill="#fff" />
      <path d="M7.500 18v8M32.500 18v8M20 19v7" stroke="#7a0f4a" strokeWidth="2" />
      <path d="M11 19h7v7h-7zM22 19h7v7h-7z" fill="#bdeaff" />
      <path
        d="M4 25h32l-2 8q-2 5-7 5H13q-5 0-7-5z"
        fill="#5a2ad0"
        stroke="#2b0f7a"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="M4 25h32l-.8 3.500H4.800z" fill="#ffc53d" />
      <path
        d="m20 29.500 1.200 2.400 2.600.4-1.900 1.800.5 2.600-2.400-1.200-2.400 1.200.5-2.600-1.900-1.800 2.600-.4z"
        fill="#ffd76a"
      />
      <path
        d="M10 32.500h.1M30 32.500h.1"
        stroke="#ffd76a"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </>
  ),
};
