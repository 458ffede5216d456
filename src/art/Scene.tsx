import { type ReactNode, useId } from 'react';
import styles from './Art.module.css';
import { Drawing } from './Drawing';
import { cord, dots, hill, type Point, tent } from './paths';
import { between, type Random } from './random';

export interface SceneColours {
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string];
  /** The light behind the subject. */
  glow: string;
  /** The far and the near ground. */
  ground: readonly [string, string];
}

const SCENE_WIDTH = 320;
const SCENE_HEIGHT = 240;

interface NightSkyProps {
  random: Random;
  id: string;
  colours: SceneColours;
  width: number;
  height: number;
}

/** Sky, stars of three sizes and the glow of the ground behind the subject. */
export const NightSky = ({ random, id, colours, width, height }: NightSkyProps) => {
  const field = (count: number): Point[] =>
    Array.from({ length: count }, () => [random() * width, random() ** 1.4 * height * 0.72]);
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={colours.sky[0]} />
          <stop offset=".58" stopColor={colours.sky[1]} />
          <stop offset="1" stopColor={colours.sky[2]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor={colours.glow} stopOpacity=".62" />
          <stop offset=".5" stopColor={colours.glow} stopOpacity=".2" />
          <stop offset="1" stopColor={colours.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}sky)`} />
      <g stroke="#fff" strokeLinecap="round">
        <path d={dots(field(26))} strokeWidth="1.1" opacity=".55" />
        <path className={styles.twinkle} d={dots(field(12))} strokeWidth="1.8" opacity=".8" />
        <path d={dots(field(5))} strokeWidth="2.6" opacity=".9" />
      </g>
    </>
  );
};

interface GroundProps {
  random: Random;
  colours: SceneColours;
  width: number;
  height: number;
}

/** Rolling hills with the tents of the fair upon them, lit from inside. */
export const Ground = ({ random, colours, width, height }: GroundProps) => {
  const tents = Array.from({ length: 5 }, (_, at) => ({
    x: (at + 0.5) * (width / 5) + between(random, -16, 16),
    size: between(random, 26, 44),
  }));
  const base = height * 0.87;
  return (
    <>
      <path d={hill(random, width, height * 0.78, 10, height)} fill={colours.ground[0]} />
      <path
        d={tents.map(({ x, size }) => tent(x, base, size, size * 0.95)).join('')}
        fill={colours.ground[1]}
      />
      <path
        d={tents
          .map(({ x, size }) => `M${Math.round(x)} ${base - size * 0.3}l4 ${size * 0.3}h-8z`)
          .join('')}
        fill="#ffd98a"
        opacity=".85"
      />
      <path d={hill(random, width, height * 0.88, 6, height)} fill={colours.ground[1]} />
    </>
  );
};

/** Swags of bulbs along the top; the wire first, then halo, bulb and glint. */
export const Bulbs = ({ width, colour = '#ffe08a' }: { width: number; colour?: string }) => {
  const swags = Math.max(2, Math.round(width / 110));
  const hooks = Array.from(
    { length: swags + 1 },
    (_, at): Point => [-8 + (at * (width + 16)) / swags, at % 2 === 0 ? 4 : 8],
  );
  const spans = hooks.slice(1).map((to, at): [Point, Point] => [hooks[at] ?? to, to]);
  const bulbs = spans.flatMap(([from, to]) => cord(from, to, 15, 5));
  const wire = spans
    .map(
      ([[x, y], [toX, toY]]) => `M${x} ${y}Q${(x + toX) / 2} ${(y + toY) / 2 + 26} ${toX} ${toY}`,
    )
    .join('');
  const odd = bulbs.filter((_, at) => at % 2 === 1).map(([x, y]): Point => [x, y + 3]);
  const even = bulbs.filter((_, at) => at % 2 === 0).map(([x, y]): Point => [x, y + 3]);
  return (
    <g strokeLinecap="round" fill="none">
      <path d={wire} stroke="#000" strokeOpacity=".45" strokeWidth="1.4" />
      {[even, odd].map((group, at) => (
        <g key={at} className={at === 0 ? styles.twinkle : `${styles.twinkle} ${styles.late}`}>
          <path d={dots(group)} stroke={colour} strokeOpacity=".2" strokeWidth="17" />
          <path d={dots(group)} stroke={colour} strokeWidth="6.6" />
          <path d={dots(group)} stroke="#fffbe6" strokeWidth="2.8" />
        </g>
      ))}
    </g>
  );
};

interface SceneProps {
  random: Random;
  colours: SceneColours;
  className?: string;
  /** Where the light stands. */
  light?: Point;
  ground?: boolean;
  bulbs?: boolean;
  /** Draws the subject; gets the prefix that keeps gradient ids unique on the page. */
  children: (id: string) => ReactNode;
}

/** The common stage of every game cover, 4:3. */
export const Scene = (props: SceneProps) => {
  const { random, colours, className, light = [160, 118], ground = true, bulbs = true } = props;
  const id = useId();
  const size = { width: SCENE_WIDTH, height: SCENE_HEIGHT };
  return (
    <Drawing
      className={className}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <NightSky random={random} id={id} colours={colours} {...size} />
      <circle cx={light[0]} cy={light[1]} r="128" fill={`url(#${id}glow)`} />
      {ground && <Ground random={random} colours={colours} {...size} />}
      {props.children(id)}
      {bulbs && <Bulbs width={SCENE_WIDTH} />}
    </Drawing>
  );
};
