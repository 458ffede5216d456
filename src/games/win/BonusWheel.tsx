import styles from './BonusWheel.module.css';

const COLOURS = ['#ffd76a', '#8a6cff', '#ff6ab0', '#3fc8ff'];
const PARTS = 12;
const TURN = 360 / PARTS;
const parts = Array.from({ length: PARTS }, (_, at) => at);
const edge = (degrees: number): string => {
  const radians = (degrees * Math.PI) / 180;
  return `${(Math.sin(radians) * 44).toFixed(2)} ${(-Math.cos(radians) * 44).toFixed(2)}`;
};

/** The wheel of free spins, turning until its number stands; whoever shows it says the number in words. */
export const BonusWheel = ({ times }: { times: number }) => (
  <svg className={styles.wheel} viewBox="-50 -54 100 104" aria-hidden="true">
    <g className={styles.turning}>
      {parts.map((at) => (
        <path
          key={at}
          d={`M0 0 L${edge(at * TURN)} A44 44 0 0 1 ${edge((at + 1) * TURN)}Z`}
          fill={COLOURS[at % COLOURS.length]}
        />
      ))}
    </g>
    <circle r="44" fill="none" stroke="#fff3c9" strokeWidth="3" />
    <path d="M0 -38 -7 -53H7Z" fill="#fff7ff" />
    <circle r="21" fill="#2a0f3a" stroke="#fff3c9" strokeWidth="2" />
    <text className={styles.times} textAnchor="middle" dominantBaseline="central">
      {`${times}×`}
    </text>
  </svg>
);
