import type { Tournament } from '../../../contract/tournament';
import { now } from '../../../machines/clock/clock.select';
import {
  type CountdownUnit,
  countdownModeOf,
  countdownOf,
} from '../../../machines/tournament/when.rules';
import { useDates } from '../../app/dates';
import { useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Countdown } from '../../ui/Countdown';
import { nameOf, textOf } from './name';
import { Prize } from './Prize';
import styles from './Tournament.module.css';
import { iconOf, typeWords } from './words';

const units: Readonly<Record<CountdownUnit, string>> = {
  days: 'Tournament.Days',
  hours: 'Tournament.Hours',
  minutes: 'Tournament.Minutes',
  seconds: 'Tournament.Seconds',
};

/** What is left until an instant; the only thing on the page that goes on each second [§9]. */
const Left = ({ until, label }: { until: string; label: string }) => {
  const say = useSay();
  const at = useView('clock', now);
  const left = Date.parse(until) - at;
  return (
    <Countdown
      label={label}
      parts={countdownOf(left, countdownModeOf(left)).map(({ unit, count }) => ({
        unit,
        label: say(units[unit]),
        count,
      }))}
    />
  );
};

/** When it starts or ends; once it is over, how long ago. */
const Time = ({ tournament: { state, start, end } }: { tournament: Tournament }) => {
  const say = useSay();
  const dateOf = useDates('minute');
  const isDue = useView('tournament', ({ context }) => context.due);
  if (state > 1)
    return (
      <p className={styles.over}>
        {say(state === 3 ? 'Tournament.It was cancelled' : 'Tournament.It is over')}{' '}
        {state === 2 && <Moment at={end} />}
      </p>
    );
  const label = say(state === 0 ? 'Tournament.Starts in' : 'Tournament.Ends in');
  const until = state === 0 ? start : end;
  return (
    <div className={styles.time}>
      <p className={styles.label}>{label}</p>
      <Left until={until} label={label} />
      <p className={styles.label} role="status">
        {isDue
          ? say(
              state === 0
                ? 'Tournament.It is about to begin'
                : 'Tournament.The last rounds are being counted',
            )
          : dateOf(until)}
      </p>
    </div>
  );
};

const stages = ['upcoming', 'active', 'completed', 'completed'] as const;

/** Cover, icon and name; how much is played for, how many take part, and until when. */
export const TournamentHead = ({ tournament }: { tournament: Tournament }) => {
  const say = useSay();
  const { state, coverUrl, pot, entries, buyIn, guaranteed } = tournament;
  return (
    <header className={styles.head}>
      <div className={styles.scene}>
        {coverUrl !== undefined && (
          <img className={styles.cover} src={coverUrl} width={960} height={540} alt="" />
        )}
      </div>
      <div className={styles.who}>
        <img className={styles.icon} src={iconOf(tournament)} width={84} height={84} alt="" />
        <div className={styles.names}>
          <p className={styles.stage} data-state={state}>
            {say(state === 3 ? 'Tournament.Cancelled' : typeWords[stages[state]])}
          </p>
          <h1>{nameOf(tournament, say)}</h1>
          <p className={styles.text}>{textOf(tournament, say)}</p>
        </div>
      </div>
      <div className={styles.facts}>
        <dl className={styles.numbers}>
          <div>
            <dt>{say('Tournament.Pot')}</dt>
            <dd>
              <Prize of={tournament} amount={pot} className={styles.pot} />
            </dd>
            {guaranteed > 0 && state < 2 && (
              <dd className={styles.label}>{say('Tournament.guaranteed')}</dd>
            )}
          </div>
          <div>
            <dt>{say('Tournament.Buy-in')}</dt>
            <dd>
              {buyIn === 0 ? say('Tournament.Free') : <Prize of={tournament} amount={buyIn} />}
            </dd>
          </div>
          <div>
            <dt>{say('Tournament.Players')}</dt>
            <dd>{String(entries)}</dd>
          </div>
        </dl>
        <Time tournament={tournament} />
      </div>
    </header>
  );
};
