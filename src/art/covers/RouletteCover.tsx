import styles from '../Art.module.css';
import { dots, polar, polygon, ring, short, starPoints } from '../paths';
import { seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#041a1c', '#0c5a4c', '#f3c766'],
  glow: '#fff0b8',
  ground: ['#0a3d38', '#052523'],
} as const;

const POCKETS = 37;
const OUTER = 88;
const INNER = 60;

/** One colour's pockets as one path: a ring cut in 37, from the rim to the cone. */
const pockets = (takes: (at: number) => boolean): string =>
  Array.from({ length: POCKETS }, (_, at) => at)
    .filter(takes)
    .map((at) => {
      const from = (at * 2 * Math.PI) / POCKETS;
      const to = ((at + 1) * 2 * Math.PI) / POCKETS;
      return polygon([
        polar(0, 0, OUTER, from),
        polar(0, 0, OUTER + 0.6, (from + to) / 2),
        polar(0, 0, OUTER, to),
        polar(0, 0, INNER, to),
        polar(0, 0, INNER, from),
      ]);
    })
    .join('');

const Post = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path
      d="M0 222V112M-9 222h18M-7 128H7"
      stroke="#041f1d"
      strokeWidth="4.500"
      strokeLinecap="round"
    />
    <circle cy="102" r="24" fill="#fff0b8" opacity=".22" />
    <circle cy="102" r="10" fill="#fff3c4" stroke="#041f1d" strokeWidth="2.500" />
    <path d="M-6 92h12l-2-6h-8z" fill="#041f1d" />
  </g>
);

/** A roulette wheel on the promenade, its ball on the rim. */
export const RouletteCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`roulette ${seed}`);
  const [ballX, ballY] = polar(0, 0, 79, random() * 2 * Math.PI);
  const cone = ring(0, 0, INNER - 3, 8)
    .map(([x, y]) => `M0 0L${x} ${y}`)
    .join('');
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[160, 124]}>
      {(id) => (
        <>
          <defs>
            <linearGradient id={`${id}rim`} x2="1" y2="1">
              <stop stopColor="#fff0b0" />
              <stop offset=".45" stopColor="#e0a030" />
              <stop offset="1" stopColor="#8a5206" />
            </linearGradient>
            <radialGradient id={`${id}wood`} cx=".4" cy=".35">
              <stop stopColor="#c9742e" />
              <stop offset="1" stopColor="#5d2410" />
            </radialGradient>
          </defs>
          <path
            d="M0 196H320M14 206h70M236 206h80M120 232h90M30 228h40M250 226h50"
            stroke="#8ff0d0"
            strokeOpacity=".28"
            strokeWidth="2.400"
            strokeLinecap="round"
          />
          <Post x={26} />
          <Post x={294} />
          <g transform="translate(160 128) rotate(-14) scale(1 .93)">
            <circle cy="9" r="105" fill="#031413" opacity=".55" />
            <circle r="104" fill="#4a1c0c" />
            <circle r="102" fill="none" stroke={`url(#${id}rim)`} strokeWidth="5" />
            <circle r="91" fill="none" stroke={`url(#${id}rim)`} strokeWidth="4" />
            <path
              className={styles.twinkle}
              d={dots(ring(0, 0, 96.5, 24))}
              stroke="#fff3c4"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <g className={styles.turn}>
              <path d={pockets((at) => at % 2 === 1)} fill="#d92b45" />
              <path d={pockets((at) => at % 2 === 0 && at > 0)} fill="#17131f" />
              <path d={pockets((at) => at === 0)} fill="#1fa86a" />
              <circle r="74" fill="none" stroke="#ffe9b0" strokeOpacity=".55" strokeWidth="1.200" />
              <circle
                r={INNER}
                fill={`url(#${id}wood)`}
                stroke={`url(#${id}rim)`}
                strokeWidth="3.500"
              />
              <path d={cone} stroke="#3f1508" strokeOpacity=".5" strokeWidth="1.600" />
              <g fill={`url(#${id}rim)`} stroke="#6d3c04" strokeWidth="1.200">
                {[0, 90, 180, 270].map((turn) => (
                  <path
                    key={turn}
                    d="M-3.500 0-2.500-30h5L3.500 0zM-6-33a6 6 0 1 1 12 0 6 6 0 0 1-12 0z"
                    transform={`rotate(${turn})`}
                  />
                ))}
                <circle r="15" />
              </g>
              <path d={polygon(starPoints(0, 0, 10))} fill="#fff8dc" />
              <circle cx={short(ballX)} cy={short(ballY)} r="7" fill="#000" opacity=".35" />
              <circle cx={short(ballX - 1)} cy={short(ballY - 2)} r="6.500" fill="#fff" />
              <circle cx={short(ballX - 3)} cy={short(ballY - 4)} r="2" fill="#dfe8ff" />
            </g>
          </g>
        </>
      )}
    </Scene>
  );
};
