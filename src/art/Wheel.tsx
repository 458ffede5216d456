import styles from './Art.module.css';
import { dots, polar, polygon, ring, short, starPoints } from './paths';

export interface WheelProps {
  cx: number;
  cy: number;
  radius: number;
  cars: number;
  colours: readonly string[];
  /** Where the legs stand. */
  floor: number;
  /** The colour of the legs, taken from the ground so that they belong to it. */
  legs: string;
}

/** A Ferris wheel: legs, two rims, spokes, bulbs, and cars that stay upright while it turns. */
export const Wheel = ({ cx, cy, radius, cars, colours, floor, legs }: WheelProps) => {
  const spokes = ring(0, 0, radius, cars * 2)
    .map(([x, y]) => `M0 0L${x} ${y}`)
    .join('');
  const spread = radius * 0.52;
  const scale = short(radius / 78);
  return (
    <>
      <path
        d={`M${cx} ${cy}L${short(cx - spread)} ${floor}M${cx} ${cy}L${short(cx + spread)} ${floor}`}
        stroke={legs}
        strokeWidth={radius * 0.1}
        strokeLinecap="round"
      />
      <path
        d={`M${short(cx - spread * 0.6)} ${short(cy + (floor - cy) * 0.6)}H${short(cx + spread * 0.6)}`}
        stroke={legs}
        strokeWidth={radius * 0.06}
      />
      <g transform={`translate(${cx} ${cy})`}>
        <g className={styles.turn}>
          <path d={spokes} stroke="#fff4dc" strokeOpacity=".5" strokeWidth="1.3" />
          <g fill="none" stroke="#ffe9b8">
            <circle r={radius} strokeWidth="3.4" />
            <circle r={radius * 0.88} strokeWidth="1.4" strokeOpacity=".8" />
            <circle r={radius * 0.42} strokeWidth="2" strokeOpacity=".7" />
          </g>
          <g stroke="#fff1bf" strokeLinecap="round">
            <path
              d={dots(ring(0, 0, radius * 0.94, cars * 3))}
              strokeWidth="6"
              strokeOpacity=".22"
            />
            <path
              className={styles.twinkle}
              d={dots(ring(0, 0, radius * 0.94, cars * 3))}
              strokeWidth="2.6"
            />
          </g>
          {Array.from({ length: cars }, (_, at) => {
            const [x, y] = polar(0, 0, radius, (at * 2 * Math.PI) / cars + Math.PI / cars);
            const colour = colours[at % colours.length];
            return (
              <g key={at} transform={`translate(${x} ${y}) scale(${scale})`}>
                <g className={styles.upright}>
                  <path
                    d="M-8 7h16l-1.6 9a4 4 0 0 1-4 3.300h-4.800a4 4 0 0 1-4-3.300z"
                    fill={colour}
                  />
                  <path d="M-8 7h16l-.6 3.400H-7.400z" fill="#fff" opacity=".55" />
                  <path d="M-7 7V0M7 7V0" stroke="#2a1030" strokeOpacity=".55" strokeWidth="1.3" />
                  <path d="M-10.5 1.500Q-7-7 0-7.500T10.5 1.500z" fill={colour} />
                  <path d="M-3.4 1.500Q-3-5 0-7.5 3-5 3.4 1.500z" fill="#fff" opacity=".6" />
                </g>
              </g>
            );
          })}
        </g>
        <circle r={radius * 0.19} fill="#ffb52e" stroke="#fff1cf" strokeWidth="2.4" />
        <path d={polygon(starPoints(0, 0, radius * 0.13))} fill="#fff8e2" />
      </g>
    </>
  );
};
