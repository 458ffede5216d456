import styles from './Art.module.css';
import { Drawing } from './Drawing';
import { dots, polygon, starPoints } from './paths';

const Tent = () => (
  <>
    <path d="M100 22v16" stroke="var(--text)" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M101 22c9-5 15 4 25 0v11c-10 4-16-5-25 0z" fill="var(--jackpot)" />
    <path d="M100 36C112 68 146 82 170 90v44H30V90c24-8 58-22 70-54z" fill="var(--raised)" />
    <path
      d="M100 36c4 32 14 46 20 56v42H80V92c6-10 16-24 20-56zM100 36c12 32 46 46 70 54v44h-24V94c-12-10-34-24-46-58zM100 36C88 68 54 82 30 90v44h24V94c12-10 34-24 46-58z"
      fill="var(--accent)"
      opacity=".85"
    />
    <path d="M100 98c-7 9-12 22-13 36h26c-1-14-6-27-13-36z" fill="var(--bg)" />
    <path d="M14 134h172" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Balloon = () => (
  <>
    <path d="M64 78c8 20-12 30 4 56" stroke="var(--muted)" strokeWidth="2" fill="none" />
    <g className={styles.float}>
      <ellipse cx="64" cy="46" rx="28" ry="33" fill="var(--jackpot)" />
      <path
        d="M50 32q4-10 14-11"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M64 78l-5 7h10z" fill="var(--jackpot)" />
    </g>
    <path d="M134 128c-4-10 6-14 0-24" stroke="var(--muted)" strokeWidth="2" fill="none" />
    <path
      d="M112 102c-6-14 10-8 14-20 4 6 6 2 12-4 0 10 10 4 18 8-8 4-6 12-14 12-8 10-14 2-30 4z"
      fill="var(--accent)"
    />
    <path
      d="M118 66l-7-9M138 58l2-11M158 70l9-7"
      stroke="var(--accent)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M30 136h140" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Ticket = () => (
  <>
    <g transform="rotate(9 110 84)">
      <path
        d="M52 48h104v22a11 11 0 0 0 0 22v22H52V92a11 11 0 0 0 0-22z"
        fill="var(--raised)"
        stroke="var(--line)"
        strokeWidth="2.5"
      />
    </g>
    <g transform="rotate(-8 100 74)">
      <path d="M44 40h112v22a11 11 0 0 0 0 22v24H44V84a11 11 0 0 0 0-22z" fill="var(--accent)" />
      <path
        d="M124 46v56"
        stroke="var(--on-accent)"
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeDasharray="5 5"
      />
      <path d={polygon(starPoints(85, 74, 19, 8.5))} fill="var(--on-accent)" opacity=".8" />
    </g>
    <path
      d={dots([
        [30, 40],
        [174, 34],
        [22, 104],
        [180, 120],
      ])}
      stroke="var(--jackpot)"
      strokeWidth="6"
      strokeLinecap="round"
    />
  </>
);

const Lamp = () => (
  <>
    <path d="M14 30Q58 74 100 52T186 34" stroke="var(--edge)" strokeWidth="2.5" fill="none" />
    {[
      [40, 56, false],
      [76, 62, false],
      [110, 52, true],
      [146, 50, false],
    ].map(([x, y, lit]) => (
      <g key={Number(x)} transform={`translate(${x} ${y})`}>
        {lit === true && <circle cy="20" r="30" fill="var(--accent)" opacity=".2" />}
        <path d="M-6 0H6v9H-6z" fill="var(--muted)" />
        <path
          d="M-6 9C-15 17-13 34 0 34S15 17 6 9z"
          fill={lit === true ? 'var(--accent)' : 'var(--raised)'}
          stroke={lit === true ? 'var(--accent)' : 'var(--edge)'}
          strokeWidth="2.5"
        />
        <path
          d="M-3 15l3 6 3-6"
          stroke={lit === true ? 'var(--on-accent)' : 'var(--edge)'}
          strokeWidth="2"
          fill="none"
          strokeLinejoin="round"
        />
      </g>
    ))}
    <path d="M30 136h140" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
  </>
);

const SUBJECTS = { tent: Tent, balloon: Balloon, ticket: Ticket, lamp: Lamp } as const;

export type IllustrationSubject = keyof typeof SUBJECTS;

/**
 * What a list shows in place of its items, in the palette's colours: an open tent (nothing yet),
 * a lost balloon (failed), tickets (nothing to show here), one lamp still lit (offline).
 */
export const Illustration = ({ subject }: { subject: IllustrationSubject }) => {
  const Subject = SUBJECTS[subject];
  return (
    <Drawing data-lively viewBox="0 0 200 150">
      <Subject />
    </Drawing>
  );
};
