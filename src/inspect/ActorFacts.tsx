import type { ChartEdge, ChartState } from './chart.rules';
import styles from './Facts.module.css';
import type { ActorPicture } from './picture';

export interface ActorFactsProps {
  actor: ActorPicture;
  /** The active states of its chart, outermost first. */
  states: readonly ChartState[];
  /** The edges that leave them. */
  edges: readonly ChartEdge[];
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** What an actor is, what its states mean, and what it listens to now. */
export const ActorFacts = ({ actor, states, edges }: ActorFactsProps) => {
  const heard = [
    ...new Set(edges.filter(({ cause }) => cause === 'event').map(({ name }) => name)),
  ];
  const timers = edges.filter(({ cause }) => cause === 'timer').map(({ name }) => name);
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact name="Path" value={actor.path} />
        <Fact name="System id" value={actor.systemId ?? 'none'} />
        <Fact name={actor.machine === undefined ? 'Port' : 'Machine'} value={actor.source} />
        <Fact name="Status" value={actor.status} />
        {actor.tags.length > 0 && <Fact name="Tags" value={actor.tags.join(', ')} />}
        {timers.length > 0 && <Fact name="Timers" value={timers.join(', ')} />}
      </dl>
      {states.some(({ says }) => says !== '') && (
        <ul className={styles.states}>
          {states
            .filter(({ says }) => says !== '')
            .map(({ id, key, says, spec }) => (
              <li key={id}>
                <strong>{key}</strong> {says} <span className={styles.muted}>{spec}</span>
              </li>
            ))}
        </ul>
      )}
      {heard.length > 0 && (
        <p className={styles.heard}>
          <span className={styles.muted}>Listens to</span>
          {heard.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
    </div>
  );
};
