import styles from '../Art.module.css';
import { polygon } from '../paths';
import { pick, seeded } from '../random';
import { Scene } from '../Scene';
import type { CoverProps } from './cover';

const COLOURS = {
  sky: ['#04202e', '#0d5a63', '#ffb25e'],
  glow: '#ffdf9a',
  ground: ['#0b3f49', '#062a34'],
} as const;

const SIDE = 4;
const WIDE = 36;
const HIGH = 20;
const DEEP = 11;

const placeOf = (column: number, row: number): readonly [number, number] => [
  160 + (column - row) * WIDE,
  92 + (column + row) * HIGH,
];

const diamond = (grow: number): string =>
  polygon([
    [0, -HIGH + grow],
    [WIDE - grow * 1.8, 0],
    [0, HIGH - grow],
    [-WIDE + grow * 1.8, 0],
  ]);

/** Which lids are lifted: far enough apart that no lamp hides another. */
const FIELDS = [
  { lamps: [1, 4, 11, 14], cracker: 8 },
  { lamps: [2, 4, 10, 15], cracker: 13 },
  { lamps: [0, 7, 9, 14], cracker: 2 },
] as const;

/** A lid of the field, seen from above one corner; `open` shows the hollow that it closed. */
const Lid = ({ at, open }: { at: readonly [number, number]; open: boolean }) => (
  <g transform={`translate(${at[0]} ${at[1]})`} strokeLinejoin="round" strokeWidth="5">
    {open ? (
      <>
        <path d={diamond(6)} fill="#03161d" stroke="#03161d" />
        <path d={diamond(9)} fill="#ffb84a" stroke="#ffb84a" opacity=".55" />
      </>
    ) : (
      <>
        <path
          d={diamond(6)}
          transform={`translate(0 ${DEEP / 2})`}
          fill="#0a4650"
          stroke="#0a4650"
        />
        <path
          d={diamond(6)}
          transform={`translate(0 ${-DEEP / 2})`}
          fill="#1d8a8f"
          stroke="#1d8a8f"
        />
        <path
          d={`M${-WIDE + 17} ${-DEEP / 2}L0 ${-HIGH + 9 - DEEP / 2}L${WIDE - 17} ${-DEEP / 2}`}
          fill="none"
          stroke="#8fe8d8"
          strokeOpacity=".6"
          strokeWidth="2"
        />
        <circle cy={-DEEP / 2} r="3.600" fill="#ffd76a" />
      </>
    )}
  </g>
);

const Lamp = ({ id, at, late }: { id: string; at: readonly [number, number]; late: boolean }) => (
  <g transform={`translate(${at[0]} ${at[1] - 12})`}>
    <circle r="46" cy="-6" fill={`url(#${id}halo)`} />
    <g className={late ? `${styles.float} ${styles.late}` : styles.float}>
      <path d="M-7-22q0-8 7-8t7 8" fill="none" stroke="#8a4a10" strokeWidth="2.400" />
      <path d="M-10-22h20l3 5h-26z" fill="#b8651c" />
      <path d="M-12-17h24q6 15 0 28h-24q-6-13 0-28z" fill={`url(#${id}glass)`} />
      <path d="M-6-17q-4 14 0 28M6-17q4 14 0 28" stroke="#b8651c" strokeWidth="1.800" fill="none" />
      <path d="M0-9q6 7 4 12a4.500 4.500 0 0 1-8 0q-2-5 4-12z" fill="#fff8dc" />
      <path d="M-13 11h26l2 6h-30z" fill="#b8651c" />
    </g>
  </g>
);

/** A firecracker whose fuse is lit: what nobody wants under a lid. */
const Cracker = ({ at }: { at: readonly [number, number] }) => (
  <g transform={`translate(${at[0]} ${at[1] - 10})`}>
    <g transform="rotate(16)">
      <rect x="-11" y="-14" width="22" height="30" rx="5" fill="#e8364f" />
      <path d="M-11-6h22M-11 8h22" stroke="#ffd76a" strokeWidth="3.500" />
      <rect x="-11" y="-14" width="6" height="30" rx="3" fill="#fff" opacity=".22" />
      <path d="M0-14q0-10 9-13" fill="none" stroke="#f3e4c8" strokeWidth="2.400" />
      <g className={styles.twinkle} transform="translate(10 -28)">
        <path
          d="M0-11 2.500-3 10-5 4 1l6 6-8-1-2 8-2.500-8-8 1 6-6-6-6 7.500 2z"
          fill="#fff1b0"
          stroke="#ff9a3d"
          strokeWidth="1.500"
        />
      </g>
    </g>
  </g>
);

/** A field of lids under the dusk: lamps shine where they are lifted, one hides a firecracker. */
export const LampsCover = ({ seed, className }: CoverProps) => {
  const random = seeded(`lamps ${seed}`);
  const { lamps, cracker } = pick(random, FIELDS);
  const isLamp = (at: number): boolean => lamps.some((lamp) => lamp === at);
  return (
    <Scene random={random} colours={COLOURS} className={className ?? ''} light={[160, 140]}>
      {(id) => (
        <>
          <defs>
            <radialGradient id={`${id}halo`}>
              <stop stopColor="#ffe08a" stopOpacity=".75" />
              <stop offset="1" stopColor="#ffb347" stopOpacity="0" />
            </radialGradient>
            <radialGradient id={`${id}glass`} cy=".6">
              <stop stopColor="#fffbe0" />
              <stop offset=".5" stopColor="#ffd667" />
              <stop offset="1" stopColor="#ff9a2e" />
            </radialGradient>
          </defs>
          <ellipse cx="160" cy="156" rx="156" ry="78" fill="#031a22" opacity=".28" />
          {Array.from({ length: SIDE * SIDE }, (_, at) => {
            const place = placeOf(at % SIDE, Math.floor(at / SIDE));
            return (
              <g key={at}>
                <Lid at={place} open={isLamp(at) || at === cracker} />
                {isLamp(at) && <Lamp id={id} at={place} late={at % 2 === 1} />}
                {at === cracker && <Cracker at={place} />}
              </g>
            );
          })}
        </>
      )}
    </Scene>
  );
};
