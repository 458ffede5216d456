import type { TournamentCard } from '../../../contract/tournament';
import { typeOf } from '../../../contract/tournament.rules';
import { addressOfTournament } from '../../../machines/tournament/tournament.rules';
import { useSay } from '../../app/say';
import { nameOf } from './name';
import { Prize } from './Prize';
import styles from './Tournaments.module.css';
import { useTimes } from './when';
import { iconOf } from './words';

/** When it starts, ends or ended, in a word and a time [§9]. */
export const When = ({ of: { state, start, end } }: { of: TournamentCard }) => {
  const say = useSay();
  const times = useTimes();
  switch (typeOf(state)) {
    case 'upcoming':
      return <time dateTime={start}>{times.starting(start)}</time>;
    case 'active':
      return (
        <>
          {say('Tournament.ends')} <time dateTime={end}>{times.ending(end)}</time>
        </>
      );
    case 'completed':
      return state === 3 ? (
        say('Tournament.cancelled')
      ) : (
        <>
          {say('Tournament.ended')} <time dateTime={end}>{times.ended(end)}</time>
        </>
      );
  }
};

/** A tournament in a line: icon, name, when; what it costs and how many are signed up [§2]. */
export const TournamentRow = ({ of, smooth }: { of: TournamentCard; smooth?: boolean }) => {
  const say = useSay();
  const { id, state, buyIn, entries, joined } = of;
  return (
    <li className={styles.row}>
      <img className={styles.icon} src={iconOf(of)} width={44} height={44} alt="" />
      <div className={styles.about}>
        <a
          className={styles.name}
          href={addressOfTournament(id)}
          data-scroll={smooth ? 'smooth' : undefined}
        >
          {nameOf(of, say)}
        </a>
        <p className={styles.muted}>
          <When of={of} />
        </p>
        {state < 2 && (
          <p className={styles.muted}>
            {say('Tournament.{count} players signed up', { count: entries })}
            {joined && <span className={styles.joined}>{say('Tournament.You are in')}</span>}
          </p>
        )}
      </div>
      {state === 0 && (
        <span className={styles.cost}>
          {buyIn === 0 ? say('Tournament.Free') : <Prize of={of} amount={buyIn} />}
        </span>
      )}
    </li>
  );
};
