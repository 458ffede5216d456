import { type ReactNode, useId } from 'react';
import type { TournamentMotif } from '../../contract/asset.rules';
import { Drawing } from './Drawing';
import { type Point, polygon, starPoints } from './paths';
import { type Random, seeded } from './random';
import { Bulbs, Ground, NightSky, type SceneColours } from './Scene';
import { Wheel } from './Wheel';

/** What each tournament is known by, in lines within a box of 24 × 24, and the evening it is held on. */
const motifs: Readonly<Record<TournamentMotif, { sign: ReactNode; colours: SceneColours }>> = {
  cards: {
    sign: (
      <path d="M4 6.500 12.500 4l4 13L8 19.500zM14.500 5.500h5v13h-3M8 8.500l2.500-.7M10.500 12c1.500-1 2.500 0 2 1.500-.5 1-1.200 1.500-1.200 1.500" />
    ),
    colours: {
      sky: ['#0d2b3f', '#17655f', '#ffc56e'],
      glow: '#dff7c4',
      ground: ['#134d4c', '#0a2d33'],
    },
  },
  crown: {
    sign: <path d="M3.500 8.500 8 12l4-7 4 7 4.500-3.500L18.500 18h-13zM5.500 20.500h13" />,
    colours: {
      sky: ['#2a0f4f', '#7a2272', '#ffb14d'],
      glow: '#ffe6a8',
      ground: ['#5c1f63', '#33104a'],
    },
  },
  freeroll: {
    sign: (
      <path d="M3 7.500h18v2.500a2 2 0 0 0 0 4v2.500H3V14a2 2 0 0 0 0-4zM14.500 7.500v9M7 10.500h4M7 13.500h3" />
    ),
    colours: {
      sky: ['#0f2f57', '#2a79a8', '#ffd59a'],
      glow: '#fff0cf',
      ground: ['#1d5578', '#0f3048'],
    },
  },
  reels: {
    sign: (
      <path d="M3.500 5h17v14h-17zM9.200 5v14M14.800 5v14M5.500 12h1.700M11.200 12h1.700M16.800 12h1.700" />
    ),
    colours: {
      sky: ['#1b1150', '#4d2b9a', '#ff86a8'],
      glow: '#ffd3e2',
      ground: ['#35206f', '#1d1148'],
    },
  },
  sprint: {
    sign: <path d="M13.500 2.500 5 13.500h6l-1.500 8L19 10h-6.500z" />,
    colours: {
      sky: ['#10204f', '#23508f', '#ff9d5c'],
      glow: '#ffe0a0',
      ground: ['#1d3a6b', '#0f2148'],
    },
  },
  streak: {
    sign: <path d="M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 0-4-1-6 1-9z" />,
    colours: {
      sky: ['#3a0d2b', '#a3283c', '#ffb35a'],
      glow: '#ffdca0',
      ground: ['#6b1a36', '#3d0d26'],
    },
  },
  wheel: {
    sign: (
      <path d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM12 4v6M12 14v6M4 12h6M14 12h6" />
    ),
    colours: {
      sky: ['#3b1030', '#8f2f6a', '#ffc061'],
      glow: '#ffe2b0',
      ground: ['#5e1d4d', '#340f2d'],
    },
  },
};

/** A prize cup, its middle at the origin, about 100 high. */
const Cup = ({ id, sign }: { id: string; sign: ReactNode }) => (
  <>
    <defs>
      <linearGradient id={`${id}gold`}>
        <stop stopColor="#b4690e" />
        <stop offset=".3" stopColor="#ffd983" />
        <stop offset=".55" stopColor="#ffc24a" />
        <stop offset="1" stopColor="#a85a08" />
      </linearGradient>
    </defs>
    <g fill="none" stroke={`url(#${id}gold)`} strokeWidth="6">
      <path d="M-30-38C-56-40-54-4-24 0" />
      <path d="M30-38C56-40 54-4 24 0" />
    </g>
    <path d="M-34-46h68c2 34-10 54-34 60-24-6-36-26-34-60z" fill={`url(#${id}gold)`} />
    <path d="M-34-46h68l-.6 8h-66.800z" fill="#fff1c4" opacity=".8" />
    <path d="M-5 13H5l3 17H-8z" fill={`url(#${id}gold)`} />
    <path d="M-24 30h48l4 8h-56z" fill="#ffd983" />
    <path d="M-30 38h60v12h-60z" fill="#7c3a06" />
    <path d="M-14 41h28v6h-28z" fill="#ffe6a8" />
    <g
      transform="translate(-17 -37) scale(1.400)"
      fill="none"
      stroke="#7a3d06"
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sign}
    </g>
  </>
);

const CONFETTI = ['#ffd76a', '#ff6ab0', '#7cc4ff', '#8ff0c0', '#fff3d0'] as const;

/** Paper that falls around a point. */
const Confetti = ({ random, around: [x, y] }: { random: Random; around: Point }) => (
  <>
    {Array.from({ length: 26 }, (_, at) => {
      const left = Math.round(x + (random() - 0.5) * 320);
      const top = Math.round(y + (random() - 0.62) * 190);
      const turn = Math.round(random() * 180);
      return (
        <path
          key={at}
          d="M-3.500-1.500h7v3h-7z"
          transform={`translate(${left} ${top}) rotate(${turn})`}
          fill={CONFETTI[at % CONFETTI.length]}
          opacity={at % 3 === 0 ? 0.55 : 0.9}
        />
      );
    })}
  </>
);

const COVER_WIDTH = 960;
const COVER_HEIGHT = 540;
const MIDDLE = COVER_WIDTH / 2;
/** Where the cup stands: a page that shows a band of it shows the middle one. */
const TOP = 330;

/** Three steps, the highest in the middle; stars count the places, so that it may be mirrored. */
const Podium = () => (
  <>
    <path
      d={`M${MIDDLE - 156} ${TOP + 62}h104v160h-104zM${MIDDLE + 52} ${TOP + 82}h104v140h-104z`}
      fill="#ffe9c4"
    />
    <path d={`M${MIDDLE - 52} ${TOP + 30}h104v200h-104z`} fill="#fffaf0" />
    <path
      d={`M${MIDDLE - 156} ${TOP + 62}h104v12h-104zM${MIDDLE + 52} ${TOP + 82}h104v12h-104zM${MIDDLE - 52} ${TOP + 30}h104v12h-104z`}
      fill="#c2410c"
    />
    <g fill="#7c2ae8">
      {[
        [MIDDLE, TOP + 72],
        [MIDDLE - 22, TOP + 72],
        [MIDDLE + 22, TOP + 72],
        [MIDDLE - 115, TOP + 98],
        [MIDDLE - 93, TOP + 98],
        [MIDDLE + 104, TOP + 112],
      ].map(([x = 0, y = 0]) => (
        <path key={`${x} ${y}`} d={polygon(starPoints(x, y, 9))} />
      ))}
    </g>
  </>
);

/** The cover of a tournament, 16:9: its cup on a podium before the fair. */
export const TournamentCover = ({ motif }: { motif: TournamentMotif }) => {
  const id = useId();
  const random = seeded(`tournament ${motif}`);
  const { sign, colours } = motifs[motif];
  const size = { width: COVER_WIDTH, height: COVER_HEIGHT };
  return (
    <Drawing viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <NightSky random={random} id={id} colours={colours} {...size} />
      <circle cx={MIDDLE} cy={TOP - 36} r="250" fill={`url(#${id}glow)`} />
      <Wheel
        cx={186}
        cy={300}
        radius={112}
        cars={12}
        colours={CONFETTI}
        floor={470}
        legs={colours.ground[1]}
      />
      <Ground random={random} colours={colours} {...size} />
      <Confetti random={random} around={[MIDDLE, TOP - 60]} />
      <Podium />
      <g transform={`translate(${MIDDLE} ${TOP - 44}) scale(1.480)`}>
        <Cup id={id} sign={sign} />
      </g>
      <Bulbs width={COVER_WIDTH} />
    </Drawing>
  );
};

/** The sign of a tournament in lists: a lit shop sign, square. */
export const TournamentIcon = ({ motif }: { motif: TournamentMotif }) => {
  const id = useId();
  const { sign, colours } = motifs[motif];
  return (
    <Drawing viewBox="0 0 96 96">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={colours.sky[0]} />
          <stop offset=".6" stopColor={colours.sky[1]} />
          <stop offset="1" stopColor={colours.sky[2]} />
        </linearGradient>
      </defs>
      <rect width="96" height="96" rx="20" fill={`url(#${id}sky)`} />
      <circle cx="48" cy="50" r="31" fill="#b4690e" />
      <circle cx="48" cy="48" r="30" fill="#ffd983" />
      <circle cx="48" cy="48" r="25" fill="none" stroke="#e09a1f" strokeWidth="1.500" />
      <g
        transform="translate(28.800 28.800) scale(1.600)"
        fill="none"
        stroke="#7a3d06"
        strokeWidth="1.800"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {sign}
      </g>
      <path
        d="M8 11h0M22 15h0M36 17.500h0M60 17.500h0M74 15h0M88 11h0M48 18h0"
        stroke="#fff3b8"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
    </Drawing>
  );
};
