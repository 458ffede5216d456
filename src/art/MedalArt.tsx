import type { ReactNode } from 'react';
import type { AchievementMotif } from '../../contract/asset.rules';

/** What each medal shows, in lines within a box of 24 × 24. */
const motifs: Readonly<Record<AchievementMotif, ReactNode>> = {
  cards: <path d="M4 6h16v12H4zM8 14l3-4 2 2 3-4" />,
  days: <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2M8 17h2" />,
  friends: (
    <path d="M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 3-6 6-6s6 2 6 6M16 5.500a3 3 0 0 1 0 5.500M18 14.500c2 1 3 3 3 5.500" />
  ),
  games: <path d="M4 20V9l8-5 8 5v11zM9 20v-6h6v6M12 4V2" />,
  gifts: <path d="M4 9h16v4H4zM6 13v8h12v-8M12 9v12M12 9c-2-5-7-4-5 0M12 9c2-5 7-4 5 0" />,
  letters: <path d="M3 6h18v12H3zM3 7l9 7 9-7" />,
  reviews: <path d="M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5" />,
  rounds: <path d="M20 12a8 8 0 1 1-2.500-5.800M20 3v4h-4M10 9l5 3-5 3z" />,
  streak: <path d="M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 0-4-1-6 1-9z" />,
  time: <path d="M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4l3 2M9 2h6" />,
  wins: <path d="M8 4h8v6a4 4 0 0 1-8 0zM8 5H4c0 4 2 5 4 5M16 5h4c0 4-2 5-4 5M12 14v4M8 20h8" />,
};

export interface MedalArtProps {
  motif: AchievementMotif;
  /** Its colours, once it is achieved. */
  achieved: boolean;
}

/** The medal of an achievement: a disc on a ribbon [§3 Achievement]. */
export const MedalArt = ({ motif, achieved }: MedalArtProps) => (
  <svg viewBox="0 0 64 72" aria-hidden="true">
    <path d="M18 0h12l6 26H26z" fill={achieved ? '#c2410c' : '#8b8594'} />
    <path d="M46 0H34l-6 26h10z" fill={achieved ? '#7c2ae8' : '#a39dab'} />
    <circle cx="32" cy="44" r="26" fill={achieved ? '#b4690e' : '#8b8594'} />
    <circle cx="32" cy="43" r="24" fill={achieved ? '#ffc24a' : '#c9c4cf'} />
    <circle
      cx="32"
      cy="43"
      r="19.500"
      fill={achieved ? '#ffd983' : '#dcd8e0'}
      stroke={achieved ? '#e09a1f' : '#b3adba'}
      strokeWidth="1.500"
    />
    <g
      transform="translate(18 29) scale(1.167)"
      fill="none"
      stroke={achieved ? '#7a3d06' : '#6f6878'}
      strokeWidth="1.800"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {motifs[motif]}
    </g>
  </svg>
);
