import styles from '../Art.module.css';
import { polar, polygon, short, starPoints } from '../paths';
import { between, pick, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#10164d', '#4b2aa0', '#e867b8'],
  glow: '#ffe9a8',
  ground: ['#2d1a6b', '#1a1048'],
} as const;

const CX = 160;
const CY = 112;

/** A star cut like a gem: each facet runs from the middle to one edge. */
const Gem = ({ radius }: { radius: number }) => {
  const points = starPoints(0, 0, radius, radius * 0.47);
  return (
    <>
      {points.map((point, at) => (
        <path
          key={at}
          d={polygon([[0, 0], point, points[(at + 1) % points.length] ?? point])}
          fill={['#fff2b0', '#ffc93c', '#ffd968', '#f2a516', '#ffdf7e', '#e89300'][at % 6]}
        />
      ))}
      <path
        d={polygon(points)}
        fill="none"
        stroke="#fff6d0"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  );
};

const RIBBONS = [
  ['M-10 214C60 240 84 168 128 150', '#ff7ac0'],
  ['M330 206C262 236 240 166 196 148', '#7cc4ff'],
  ['M-10 176C40 190 76 176 116 128', '#8ff0c0'],
  ['M330 168C286 186 250 170 204 126', '#ffd76a'],
] as const;

/** One great star leads a parade of ribbons, rays and confetti. */
export const StarsCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`stars ${seed}`);
  const rays = Array.from({ length: 14 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / 14;
    return polygon([[CX, CY], polar(CX, CY, 260, angle), polar(CX, CY, 260, angle + 0.22)]);
  }).join('');
  const confetti = Array.from({ length: 34 }, () => ({
    x: short(between(random, 6, 314)),
    y: short(between(random, 36, 214)),
    turn: Math.round(between(random, 0, 180)),
    colour: pick(random, ['#ff7ac0', '#7cc4ff', '#8ff0c0', '#ffd76a', '#fff']),
  }));
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[CX, CY]}>
      {() => (
        <>
          <path d={rays} fill="#fff" opacity=".09" />
          <g fill="none" strokeLinecap="round">
            {RIBBONS.map(([d, colour]) => (
              <g key={d}>
                <path d={d} stroke={colour} strokeWidth="7" opacity=".85" />
                <path
                  d={d}
                  stroke="#fff"
                  strokeWidth="1.6"
                  opacity=".55"
                  transform="translate(0 -2)"
                />
              </g>
            ))}
          </g>
          <g className={styles.twinkle}>
            {confetti.map(({ x, y, turn, colour }) => (
              <rect
                key={`${x} ${y}`}
                x={x}
                y={y}
                width="6"
                height="3"
                rx="1"
                fill={colour}
                transform={`rotate(${turn} ${x} ${y})`}
              />
            ))}
          </g>
          <g transform={`translate(${CX} ${CY}) rotate(-8)`}>
            <g className={styles.float}>
              <path d={polygon(starPoints(3, 7, 76, 36))} fill="#140b3d" opacity=".35" />
              <Gem radius={74} />
            </g>
          </g>
          {[
            [58, 84, 17, -18],
            [266, 78, 20, 14],
            [42, 152, 11, 8],
            [284, 146, 12, -10],
          ].map(([x, y, radius = 12, turn]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <Gem radius={radius} />
            </g>
          ))}
        </>
      )}
    </Scene>
  );
};
