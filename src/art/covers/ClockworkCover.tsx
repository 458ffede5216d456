import styles from '../Art.module.css';
import type { CoverProps } from '../GameCover';
import { dots, type Point, polar, ring, short } from '../paths';
import { between, pick, seeded } from '../random';
import { Scene } from '../Scene';

const COLOURS = {
  sky: ['#0c1a2e', '#1f5a6b', '#ffb072'],
  glow: '#ffe0a8',
  ground: ['#143c48', '#0a2430'],
} as const;

/** The outline of a toothed wheel around the origin. */
const gear = (radius: number, teeth: number): string => {
  const step = (2 * Math.PI) / teeth;
  const deep = Math.max(5, radius * 0.16);
  return `M${Array.from({ length: teeth }, (_, at) =>
    (
      [
        [radius - deep, 0],
        [radius - deep, 0.22],
        [radius, 0.34],
        [radius, 0.66],
        [radius - deep, 0.78],
      ] as const
    )
      .map(([r, part]) => polar(0, 0, r, (at + part) * step).join(' '))
      .join('L'),
  ).join('L')}Z`;
};

const hole = (r: number): string =>
  `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface GearProps {
  at: Point;
  radius: number;
  teeth: number;
  metal: readonly [string, string];
  spokes: number;
}

const Gear = ({ at, radius, teeth, metal, spokes }: GearProps) => {
  const arms = ring(0, 0, radius * 0.74, spokes)
    .map(([x, y]) => `M0 0L${x} ${y}`)
    .join('');
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g className={styles.turn}>
        <path
          d={gear(radius, teeth) + hole(radius * 0.62)}
          fillRule="evenodd"
          fill={metal[0]}
          stroke={metal[1]}
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
        <path d={arms} stroke={metal[1]} strokeWidth={radius * 0.2} />
        <path d={arms} stroke={metal[0]} strokeWidth={radius * 0.14} />
        <circle r={radius * 0.25} fill={metal[0]} stroke={metal[1]} strokeWidth="1.600" />
        <circle r={radius * 0.09} fill={metal[1]} />
      </g>
    </g>
  );
};

const BRASS = ['#f0b84a', '#8a5206'] as const;
const COPPER = ['#e0814f', '#7d3015'] as const;
const STEEL = ['#9fd0d6', '#32606b'] as const;

/** A fair's great clock, its wheels bare, and a bird on a spring. */
export const ClockworkCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`clockwork ${seed}`);
  const hour = between(random, 0, 2 * Math.PI);
  const minute = between(random, 0, 2 * Math.PI);
  const [small, other] = pick(random, [
    [COPPER, STEEL],
    [STEEL, COPPER],
  ] as const);
  const hand = (angle: number, length: number): string => {
    const [x, y] = polar(0, 0, length, angle);
    return `M0 0L${x} ${y}`;
  };
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[150, 122]}>
      {(id) => (
        <>
          <defs>
            <radialGradient id={`${id}face`} cx=".4" cy=".35">
              <stop stopColor="#fffbea" />
              <stop offset=".7" stopColor="#ffe9bd" />
              <stop offset="1" stopColor="#e8b96a" />
            </radialGradient>
          </defs>
          <Gear at={[58, 92]} radius={46} teeth={16} metal={small} spokes={5} />
          <Gear at={[252, 176]} radius={52} teeth={18} metal={BRASS} spokes={6} />
          <Gear at={[74, 190]} radius={34} teeth={12} metal={BRASS} spokes={4} />
          <Gear at={[256, 82]} radius={32} teeth={12} metal={other} spokes={4} />
          <g transform="translate(156 130)">
            <circle r="79" cy="5" fill="#04121a" opacity=".5" />
            <path d={gear(80, 30)} fill="#c9862a" stroke="#6d3c04" strokeWidth="1.800" />
            <circle r="65" fill="#5d2f0a" />
            <circle r="60" fill={`url(#${id}face)`} stroke="#ffdf8a" strokeWidth="3" />
            <path
              d={dots(ring(0, 0, 51, 60))}
              stroke="#6d3c04"
              strokeWidth="1.600"
              strokeLinecap="round"
            />
            <g stroke="#5d2f0a" strokeLinecap="round">
              {ring(0, 0, 51, 12).map(([x, y], at) => (
                <path
                  key={at}
                  d={`M${short(x * 0.88)} ${short(y * 0.88)}L${x} ${y}`}
                  strokeWidth={at % 3 === 0 ? 5.5 : 3}
                />
              ))}
            </g>
            <path d={gear(24, 12) + hole(13)} fillRule="evenodd" fill="#e0a85a" opacity=".65" />
            <g stroke="#1b3f4b" strokeLinecap="round">
              <path d={hand(hour, 28)} strokeWidth="7" />
              <path d={hand(minute, 43)} strokeWidth="4.500" />
            </g>
            <circle r="6.500" fill="#e5305f" stroke="#fff" strokeWidth="2" />
          </g>
          {[-1, 1].map((side) => (
            <g key={side} transform={`translate(${156 + side * 44} 62) rotate(${side * 32})`}>
              <path d="M0 0v14" stroke="#6d3c04" strokeWidth="5" />
              <path
                d="M-24 2a24 22 0 0 1 48 0z"
                fill="#f0b84a"
                stroke="#6d3c04"
                strokeWidth="2"
                strokeLinejoin="round"
              />
              <path
                d="M-16-4q3-9 12-11"
                fill="none"
                stroke="#fff6d8"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </g>
          ))}
          <g transform="translate(156 62)">
            <g className={styles.sway}>
              <path d="M0 4v-28" stroke="#8a5206" strokeWidth="5" />
              <circle cy="-24" r="6.500" fill="#e5305f" stroke="#fff" strokeWidth="2" />
            </g>
          </g>
        </>
      )}
    </Scene>
  );
};
