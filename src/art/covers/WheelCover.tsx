import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import { Wheel } from '../Wheel';
import type { CoverProps } from './cover';

const SKIES = [
  ['#1d1250', '#6a2a93', '#ff9463'],
  ['#160f45', '#5a2590', '#ff7f8a'],
] as const;

/** A Ferris wheel under a crescent moon. */
export const WheelCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`wheel ${seed}`);
  const colours = {
    sky: pick(random, SKIES),
    glow: '#ffd9a0',
    ground: ['#4a2069', '#2a1246'] as const,
  };
  return (
    <Scene random={random} colours={colours} className={className ?? ''} light={[160, 120]}>
      {() => (
        <>
          <path d="M278 46a22 22 0 1 0 12 33 18 18 0 0 1-12-33z" fill="#fff3d0" />
          <Wheel
            cx={160}
            cy={120}
            radius={74}
            cars={12}
            colours={['#ffd76a', '#ff6ab0', '#7cc4ff', '#8ff0c0']}
            floor={222}
            legs="#2a1246"
          />
        </>
      )}
    </Scene>
  );
};
