import { Chip } from '../ui/Chip';
import { SearchBox } from '../ui/SearchBox';
import type { PartProps } from './Chosen';
import styles from './Inspector.module.css';
import { shownEntries } from './inspector.select';
import { JournalList } from './JournalList';

/** The journal with its filter. */
export const Journal = ({ snapshot, send }: PartProps) => {
  const { filter, moment, start } = snapshot.context;
  const entries = shownEntries(snapshot);
  return (
    <section className={styles.column} aria-label="Journal">
      <div className={styles.filter}>
        <SearchBox
          label="Filter by event"
          placeholder="Event"
          clearLabel="Clear the event"
          value={filter.type}
          onChange={(type) => send({ type: 'inspector.filter', filter: { type } })}
        />
        <Chip
          pressed={filter.ticks}
          onPress={(ticks) => send({ type: 'inspector.filter', filter: { ticks } })}
        >
          Ticks
        </Chip>
        <SearchBox
          label="Filter by actor"
          placeholder="Actor"
          clearLabel="Clear the actor"
          value={filter.actor}
          onChange={(actor) => send({ type: 'inspector.filter', filter: { actor } })}
        />
      </div>
      {entries.length === 0 ? (
        <p className={styles.hint}>No entry passes the filter.</p>
      ) : (
        <JournalList
          entries={entries}
          since={start?.at ?? 0}
          chosen={moment?.n}
          onChoose={(n) => send({ type: 'inspector.step', n })}
        />
      )}
    </section>
  );
};
