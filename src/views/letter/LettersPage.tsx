import MailOpen from 'lucide-react/icons/mail-open';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLayoutEffect, useRef } from 'react';
import { type LetterCounters, letterBoxes } from '../../../contract/letter';
import { isViewed } from '../../../machines/auth/viewing.rules';
import { queryOf } from '../../../machines/kit/list.select';
import { counters } from '../../../machines/letter/letterCounter.select';
import { addressOfLetters } from '../../../machines/letter/letters.rules';
import { letterRead, marked, markedUnread, removed } from '../../../machines/letter/letters.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/EmptyState';
import { Tabs } from '../../ui/Tabs';
import { ListSearch } from '../list/ListSearch';
import { LetterList, Loading } from './LetterList';
import styles from './Letters.module.css';
import { Reading } from './Reading';
import { boxWords } from './words';

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

const Bar = () => {
  const say = useSay();
  const changes = useResident('letterChanges');
  const ids = useView('letters', marked);
  const unread = useView('letters', markedUnread, isSameList);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <ListSearch of="letters" label="Letters.Search letters" />
      </div>
      {unread.length > 0 && (
        <Button
          icon={<MailOpen aria-hidden="true" />}
          onClick={() =>
            changes.send({ type: 'saving.add', change: { ids: [...unread], state: 'seen' } })
          }
        >
          {say('Letters.Mark as read')}
        </Button>
      )}
      {ids.length > 0 && (
        <Button
          icon={<Trash2 aria-hidden="true" />}
          onClick={() =>
            changes.send({ type: 'saving.add', change: { ids: [...ids], state: 'deleted' } })
          }
        >
          {say('Letters.Delete selected')}
        </Button>
      )}
    </div>
  );
};

const Undo = () => {
  const say = useSay();
  const changes = useResident('letterChanges');
  const away = useView('letters', removed);
  const count = away.length;
  const told = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What was thrown away has taken the focus with it.
    if (count > 0 && document.activeElement === document.body)
      told.current?.querySelector('button')?.focus();
  }, [count]);
  return (
    <div ref={told} className={styles.told} role="status">
      {count > 0 && (
        <p className={styles.undo}>
          {say('Letters.{count} letters deleted', { count })}
          <Button
            kind="ghost"
            onClick={() =>
              changes.send({
                type: 'saving.add',
                change: { ids: away.map(({ _id }) => _id), state: 'kept' },
              })
            }
          >
            {say('Letters.Undo')}
          </Button>
        </p>
      )}
    </div>
  );
};

const countOf = (all: LetterCounters | undefined, box: keyof LetterCounters) => {
  const count = all?.[box] ?? 0;
  return count > 0 ? { count: String(count) } : {};
};

const Boxes = () => {
  const say = useSay();
  const router = useResident('router');
  const { box: selected } = useView('letters', queryOf);
  const all = useView('letterCounter', counters);
  const isReading = useView('letters', (box) => letterRead(box) !== undefined);
  return (
    <Tabs
      label={say('Letters.Boxes')}
      selected={selected}
      tabs={letterBoxes.map((box) => ({
        id: box,
        label: say(boxWords[box].label),
        ...countOf(all, box),
      }))}
      onSelect={(box) => router.send({ type: 'router.replace', to: addressOfLetters(box) })}
    >
      <div className={styles.panel}>
        <Undo />
        <div className={cx(styles.panes, isReading && styles.reading)}>
          <div className={styles.side}>
            <Bar />
            <LetterList />
          </div>
          <div className={styles.pane}>
            <Reading />
          </div>
        </div>
      </div>
    </Tabs>
  );
};

/** What players write to each other [§1 letters]. */
export const LettersPage = () => {
  const say = useSay();
  // Staff that sees what a player sees reads none of them [decision 189].
  const isClosed = useView('session', isViewed);
  return (
    <Page title={say('Nav.Letters')} width="wide">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Nav.Letters')}</h1>
          <ButtonLink href="/letters/write" kind="primary" icon={<PenLine aria-hidden="true" />}>
            {say('Letters.Write a letter')}
          </ButtonLink>
        </div>
        <Card as="section">
          {isClosed ? (
            <EmptyState
              title={say('Session.You look at this page as staff.')}
              text={say('Session.Nothing can be done on it, and letters stay closed.')}
            />
          ) : (
            <Late fallback={<Loading />}>
              <Boxes />
            </Late>
          )}
        </Card>
      </div>
    </Page>
  );
};
