import { EmptyState } from '../ui/EmptyState';
import { Skeleton } from '../ui/Skeleton';
import { Tabs } from '../ui/Tabs';
import { ActorFacts } from './ActorFacts';
import { ChartView } from './ChartView';
import { charts } from './charts';
import styles from './Inspector.module.css';
import { chosenActor, chosenEntry, chosenLayout, type InspectorSnapshot } from './inspector.select';
import type { InspectorEvent } from './inspector.words';
import { JsonTree } from './JsonTree';
import type { ActorPicture } from './picture';
import { StepFacts } from './StepFacts';

export interface PartProps {
  snapshot: InspectorSnapshot;
  send: (event: InspectorEvent) => void;
}

const panels = [
  { id: 'state', label: 'State' },
  { id: 'context', label: 'Context' },
  { id: 'step', label: 'Step' },
] as const;

const Facts = ({ actor }: { actor: ActorPicture }) => {
  const chart = charts.get(actor.machine ?? '');
  const isActive = (id: string) => actor.active.includes(id);
  return (
    <ActorFacts
      actor={actor}
      states={chart?.states.filter(({ id }) => isActive(id)) ?? []}
      edges={chart?.edges.filter(({ from }) => isActive(from)) ?? []}
    />
  );
};

const Chart = ({ snapshot, actor }: { snapshot: InspectorSnapshot; actor: ActorPicture }) => {
  const layout = chosenLayout(snapshot);
  if (layout !== undefined) {
    return (
      <ChartView layout={layout} active={actor.active} taken={actor.taken} value={actor.value} />
    );
  }
  return snapshot.matches({ chart: 'laying' }) ? (
    <div className={styles.laying}>
      <Skeleton shape="block" />
    </div>
  ) : (
    <EmptyState
      title="No chart"
      text="A port does one piece of work and answers with facts; it has no states."
    />
  );
};

const Panel = ({ snapshot, actor }: { snapshot: InspectorSnapshot; actor: ActorPicture }) => {
  const entry = chosenEntry(snapshot);
  const { panel, moment } = snapshot.context;
  if (panel === 'state') return <Facts actor={actor} />;
  if (panel === 'context') return <JsonTree value={actor.context} />;
  return entry === undefined ? (
    <p className={styles.hint}>Choose an entry of the journal to see what followed from it.</p>
  ) : (
    <StepFacts entry={entry} followed={moment?.followed ?? []} />
  );
};

/** The chosen actor at the shown moment: its chart, and what is known of it. */
export const Chosen = ({ snapshot, send }: PartProps) => {
  const actor = chosenActor(snapshot);
  if (actor === undefined) {
    return (
      <section className={styles.middle} aria-label="Chosen actor">
        <EmptyState
          title="Not alive at this moment"
          text={`${snapshot.context.chosen} does not live yet, or no longer.`}
        />
      </section>
    );
  }
  return (
    <section className={styles.middle} aria-label="Chosen actor">
      <h2 className={styles.name}>
        {actor.path.split('/').at(-1)} <span className={styles.value}>{actor.value}</span>
      </h2>
      <div className={styles.chart} role="group" aria-label="Chart" tabIndex={0}>
        <Chart snapshot={snapshot} actor={actor} />
      </div>
      <div className={styles.panel}>
        <Tabs
          label="About the actor"
          tabs={panels}
          selected={snapshot.context.panel}
          onSelect={(panel) => send({ type: 'inspector.show', panel })}
        >
          <Panel snapshot={snapshot} actor={actor} />
        </Tabs>
      </div>
    </section>
  );
};
