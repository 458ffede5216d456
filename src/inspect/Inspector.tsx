import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import FolderOpen from 'lucide-react/icons/folder-open';
import { Awning } from '../ui/Awning';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { SelectBox } from '../ui/SelectBox';
import { ActorTree } from './ActorTree';
import { Chosen } from './Chosen';
import styles from './Inspector.module.css';
import type { InspectorActor } from './inspector.machine';
import { earlier, later } from './inspector.rules';
import { shownActors, shownEntries } from './inspector.select';
import { Journal } from './Journal';
import { TimeControls } from './TimeControls';

/** The whole page: tree, chart with facts, journal; all of one moment. */
export const Inspector = ({ actor }: { actor: InspectorActor }) => {
  const snapshot = useSelector(actor, (now) => now);
  const { apps, app, recording, moment, start, chosen, reason, refusal } = snapshot.context;
  const entries = [...shownEntries(snapshot)].reverse();
  const { send } = actor;
  return (
    <div className={styles.page}>
      <Awning />
      <header className={styles.header}>
        <h1 className={styles.title}>Inspector</h1>
        <div className={styles.tab}>
          {apps.length > 0 && (
            <SelectBox
              bare
              label="Tab of the app"
              name="tab"
              value={app ?? ''}
              options={apps.map(({ id, to, at }) => ({
                value: id,
                label: `${to}, opened ${new Date(at).toLocaleTimeString('en-GB')}`,
              }))}
              onChange={(id) => send({ type: 'inspector.follow', app: id })}
            />
          )}
        </div>
        <TimeControls
          n={moment?.n}
          count={recording.entries.length}
          canGoBack={earlier(entries, moment?.n) !== undefined}
          canGoForth={moment !== undefined && later(entries, moment.n) !== undefined}
          busy={snapshot.matches({ time: 'replaying' }) && moment !== undefined}
          onBack={() => send({ type: 'inspector.back' })}
          onForth={() => send({ type: 'inspector.forth' })}
          onLive={() => send({ type: 'inspector.live' })}
        />
        <label className={styles.open}>
          <input
            type="file"
            accept=".json,.gz"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file !== undefined)
                send({ type: 'inspector.open', url: URL.createObjectURL(file) });
              currentTarget.value = '';
            }}
          />
          <FolderOpen aria-hidden="true" />
          Open journal
        </label>
        <Button
          icon={<Download />}
          disabled={!snapshot.can({ type: 'inspector.save' })}
          onClick={() => send({ type: 'inspector.save' })}
        >
          Save journal
        </Button>
      </header>
      <div>
        {snapshot.hasTag('offline') && (
          <Banner text="The tab was closed." detail="What it told is kept below." />
        )}
        {refusal !== '' && <Banner text="This file is no journal." detail={refusal} />}
        {snapshot.matches({ time: 'failed' }) && (
          <Banner
            text="This moment cannot be replayed."
            detail={reason}
            actionLabel="Back to live"
            onAction={() => send({ type: 'inspector.live' })}
          />
        )}
      </div>
      {start === undefined ? (
        <main className={styles.empty}>
          <EmptyState
            title="Waiting for the app"
            text={
              <p>
                Open <a href="/">the app</a> in another tab of this browser: it reports here by
                itself.
              </p>
            }
          />
        </main>
      ) : (
        <main className={styles.columns}>
          <section className={styles.column} aria-label="Actors">
            <ActorTree
              actors={shownActors(snapshot)}
              chosen={chosen}
              onChoose={(path) => send({ type: 'inspector.choose', path })}
            />
          </section>
          <Chosen snapshot={snapshot} send={send} />
          <Journal snapshot={snapshot} send={send} />
        </main>
      )}
    </div>
  );
};
