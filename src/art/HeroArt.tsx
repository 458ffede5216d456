import { useId } from 'react';
import { Drawing } from './Drawing';
import { seeded } from './random';
import { Bulbs, Ground, NightSky } from './Scene';
import { Wheel } from './Wheel';

const COLOURS = {
  sky: ['#3c1766', '#a82c72', '#ff9348'],
  glow: '#ffe2a8',
  ground: ['#6b2068', '#3a1450'],
} as const;

const WIDTH = 720;
const HEIGHT = 300;

/** The fair at dusk; the left half is calm, text lies upon it. */
export const HeroArt = ({ seed, className }: { seed: string; className?: string }) => {
  const id = useId();
  const random = seeded(`hero ${seed}`);
  const size = { width: WIDTH, height: HEIGHT };
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
    >
      <NightSky random={random} id={id} colours={COLOURS} {...size} />
      <circle cx="570" cy="150" r="210" fill={`url(#${id}glow)`} />
      <Ground random={random} colours={COLOURS} {...size} />
      <Wheel
        cx={572}
        cy={152}
        radius={104}
        cars={14}
        colours={['#ffd76a', '#ff6ab0', '#7cc4ff', '#8ff0c0']}
        floor={292}
        legs="#3a1450"
      />
      <Bulbs width={WIDTH} />
      <defs>
        <linearGradient id={`${id}calm`}>
          <stop stopColor="#32104f" stopOpacity=".95" />
          <stop offset=".42" stopColor="#4a1458" stopOpacity=".78" />
          <stop offset=".68" stopColor="#4a1458" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}calm)`} />
    </Drawing>
  );
};
