import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type KeyboardEvent, useRef } from 'react';
import { STAFF_PAGE } from '../../contract/limits';
import type { StaffSelf } from '../../contract/staff';
import type { StaffGrid } from '../../contract/staff.rules';
import type { DeskActor } from '../../machines/office/desk.machine';
import type { DeskRow, DeskTold } from '../../machines/office/desk.words';
import { filtersOf, kindsOf, type OfficeAddress } from '../../machines/office/office.rules';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { Menu } from '../ui/Menu';
import { SearchBox } from '../ui/SearchBox';
import { SelectBox } from '../ui/SelectBox';
import { Skeleton } from '../ui/Skeleton';
import { AdvertisementWhole } from './AdvertisementWhole';
import { ask } from './ask';
import { DeedDialog } from './DeedDialog';
import { DeskLink } from './DeskLink';
import { Dossier } from './Dossier';
import { Grid } from './Grid';
import type { Go } from './go';
import { IdentityWhole } from './IdentityWhole';
import { type Deed, deedsFor, mayAt } from './look';
import { looks } from './looks';
import styles from './Office.module.css';
import { ReportWhole } from './ReportWhole';
import { say } from './say';
import { TicketWhole } from './TicketWhole';

interface DeskProps {
  desk: DeskActor;
  self: StaffSelf;
  go: Go;
}

const Toolbar = ({ desk, self, go }: DeskProps) => {
  const at = useSelector(desk, ({ context }) => context.at);
  const text = useSelector(desk, ({ context }) => context.text);
  const isTyping = useSelector(desk, (snapshot) => snapshot.matches({ list: 'typing' }));
  const file = useSelector(desk, ({ value }) => (value as unknown as { file: string }).file);
  const filters = filtersOf[at.desk];
  const kinds = kindsOf[at.desk];
  const { adds, list } = looks[at.desk];
  return (
    <div className={styles.tools}>
      {list.body !== undefined && (
        <SearchBox
          label={say('Search')}
          value={text}
          clearLabel={say('Clear the search')}
          busy={isTyping}
          onChange={(typed) => desk.send({ type: 'desk.type', text: typed })}
        />
      )}
      {filters.length > 1 && (
        <SelectBox
          bare
          label={say('Show')}
          name="filter"
          value={at.query.filter}
          options={filters.map((filter) => ({
            value: filter,
            label: say(filter === '' ? 'all' : filter),
          }))}
          onChange={(filter) => go({ desk: at.desk, query: { ...at.query, filter, page: 1 } })}
        />
      )}
      {kinds !== undefined && (
        <SelectBox
          bare
          label={say('About')}
          name="kind"
          value={at.query.kind ?? ''}
          options={['', ...kinds].map((kind) => ({
            value: kind,
            label: say(kind === '' ? 'about anything' : kind),
          }))}
          onChange={(kind) => {
            const { kind: _, ...query } = at.query;
            go({ desk: at.desk, query: { ...query, ...(kind !== '' && { kind }), page: 1 } });
          }}
        />
      )}
      {adds !== undefined && mayAt(self.grants, at.desk, adds.right) && (
        <Button kind="primary" onClick={() => ask(desk, adds, '', undefined)}>
          {say(adds.label)}
        </Button>
      )}
      <Button
        icon={<Download />}
        busy={file === 'writing'}
        onClick={() => desk.send({ type: 'desk.export' })}
      >
        CSV
      </Button>
      {file === 'failed' && <p role="alert">{say('There is no file: try again')}</p>}
    </div>
  );
};

/** Arrows and J, K go from row to row; Home and End to the first and last. */
const steer = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? rows.length - 1 : here + (step ?? 0);
  const isMove = step !== undefined || event.key === 'Home' || event.key === 'End';
  if (!isMove || event.ctrlKey || event.metaKey || rows[to] === undefined) return;
  event.preventDefault();
  rows[to].querySelector<HTMLElement>('[data-first]')?.focus();
};

const Name = ({ desk, row, go }: { desk: DeskActor; row: DeskRow; go: Go }) => {
  const at = useSelector(desk, ({ context }) => context.at);
  const look = looks[at.desk];
  const player = row['playerId'] ?? row['reportedId'];
  const whose: OfficeAddress | undefined =
    typeof player === 'string' && at.desk !== 'tickets'
      ? { desk: 'players', query: { search: '', filter: '', page: 1 }, id: player }
      : undefined;
  const to = look.opens ? { ...at, id: row._id } : whose;
  if (to === undefined)
    return (
      <span tabIndex={-1} data-first="">
        {look.name(row)}
      </span>
    );
  return (
    <DeskLink to={to} go={go} isCurrent={at.id === row._id}>
      {look.name(row)}
    </DeskLink>
  );
};

/** More of them than this would make a row higher than what it says. */
const BUTTONS_MAX = 3;

interface RowDeedsProps {
  desk: DeskActor;
  row: DeskRow;
  /** What the row is called by. */
  name: string;
  /** What may be done to it. */
  deeds: readonly Deed<DeskRow>[];
}

const RowDeeds = ({ desk, row, name, deeds }: RowDeedsProps) =>
  deeds.length > BUTTONS_MAX ? (
    <Menu
      label={`${say('Do')}: ${name}`}
      trigger={<Ellipsis className={styles.dots} aria-hidden="true" />}
      items={deeds.map((deed) => ({
        id: deed.name,
        label: say(deed.label),
        danger: deed.tone === 'danger',
        onSelect: () => ask(desk, deed, row._id, row),
      }))}
    />
  ) : (
    deeds.map((deed) => (
      <Button
        key={deed.label}
        kind={deed.tone === 'primary' ? 'primary' : 'quiet'}
        onClick={() => ask(desk, deed, row._id, row)}
      >
        {say(deed.label)}
      </Button>
    ))
  );

const Rows = ({ desk, self, go }: DeskProps) => {
  const at = useSelector(desk, ({ context }) => context.at);
  const rows = useSelector(desk, ({ context }) => context.rows);
  const look = looks[at.desk];
  const hasDeeds = look.deeds.length > 0 && !look.opens;
  return (
    <div onKeyDown={steer}>
      <div
        className={styles.scroll}
        role="region"
        aria-label={say(looks[at.desk].title)}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('Name')}</th>
              {look.columns.map(({ title, end }) => (
                <th key={title} scope="col" className={end && styles.end}>
                  {say(title)}
                </th>
              ))}
              {hasDeeds && (
                <th scope="col" className={styles.stays}>
                  {say('Do')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._id} data-row="" className={at.id === row._id ? styles.open : undefined}>
                <th scope="row">
                  <Name desk={desk} row={row} go={go} />
                </th>
                {look.columns.map(({ title, cell, end }) => (
                  <td key={title} data-title={say(title)} className={end && styles.end}>
                    <span dir="auto">{cell(row)}</span>
                  </td>
                ))}
                {hasDeeds && (
                  <td className={cx(styles.deeds, styles.stays)}>
                    <RowDeeds
                      desk={desk}
                      row={row}
                      name={look.name(row)}
                      deeds={deedsFor(look.deeds, row, self.grants, at.desk)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};

const Pager = ({ desk, go }: { desk: DeskActor; go: Go }) => {
  const at = useSelector(desk, ({ context }) => context.at);
  const total = useSelector(desk, ({ context }) => context.total);
  const pages = Math.max(1, Math.ceil(total / STAFF_PAGE));
  const { page } = at.query;
  if (looks[at.desk].list.body === undefined) return null;
  const to = (next: number) => go({ desk: at.desk, query: { ...at.query, page: next } });
  return (
    <nav className={styles.pager} aria-label={say('Pages')}>
      <p>{say('{total} in all, page {page} of {pages}', { total, page, pages })}</p>
      <Button disabled={page <= 1} onClick={() => to(page - 1)}>
        {say('Back')}
      </Button>
      <Button disabled={page >= pages} onClick={() => to(page + 1)}>
        {say('Next')}
      </Button>
    </nav>
  );
};

const Tray = (props: DeskProps) => {
  const { desk } = props;
  const list = useSelector(desk, ({ value }) => (value as unknown as { list: string }).list);
  const count = useSelector(desk, ({ context }) => context.rows.length);
  const name = useSelector(desk, ({ context }) => context.at.desk);
  const extra = useSelector(desk, ({ context }) => context.extra);
  if (list === 'failed')
    return (
      <FailedState
        title={say('The list did not load')}
        retryLabel={say('Try again')}
        onRetry={() => desk.send({ type: 'desk.retry' })}
      />
    );
  if (count === 0 && list === 'loading')
    return (
      <div aria-busy="true" aria-label={say('Loading')} role="status">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
    );
  const about = extra === undefined ? undefined : looks[name].about?.(extra as never);
  if (count === 0)
    return (
      <EmptyState title={say(looks[name].empty)} {...(about !== undefined && { text: about })} />
    );
  return (
    <div aria-busy={list === 'loading'}>
      <Rows {...props} />
      <Pager desk={desk} go={props.go} />
      {about !== undefined && <p>{about}</p>}
      {name === 'members' && extra !== undefined && (
        <Grid desk={desk} grid={extra as StaffGrid} self={props.self} />
      )}
    </div>
  );
};

const Item = ({ desk, self, go }: DeskProps) => {
  const state = useSelector(desk, ({ value }) => (value as unknown as { item: string }).item);
  const item = useSelector(desk, ({ context }) => context.item);
  const at = useSelector(desk, ({ context }) => context.at);
  if (state === 'none') return null;
  const close = () => go({ desk: at.desk, query: at.query });
  const shown = () => {
    if (state === 'missing') return <EmptyState title={say('There is nothing of that name.')} />;
    if (state === 'unread')
      return (
        <FailedState
          title={say('It did not load')}
          retryLabel={say('Try again')}
          onRetry={() => desk.send({ type: 'desk.retry' })}
        />
      );
    if (item === undefined) return <Skeleton shape="block" />;
    if (at.desk === 'advertisements')
      return <AdvertisementWhole desk={desk} item={item as never} self={self} />;
    if (at.desk === 'identities')
      return <IdentityWhole desk={desk} item={item as never} self={self} />;
    if (at.desk === 'reports')
      return <ReportWhole desk={desk} item={item as never} self={self} go={go} />;
    return at.desk === 'players' ? (
      <Dossier desk={desk} item={item as never} self={self} />
    ) : (
      <TicketWhole desk={desk} item={item as never} self={self} go={go} />
    );
  };
  return (
    <section
      className={styles.item}
      aria-label={say('What lies open')}
      aria-busy={state === 'reading'}
    >
      <Button onClick={close}>{say('Close')}</Button>
      {shown()}
    </section>
  );
};

/** Before what is shown once. */
const handingOver = {
  link: 'Done. Hand this link over yourself; it opens once, for a day:',
  secret: 'Done. Hand this key over yourself; it is shown once:',
} as const;

/** That a deed is done, and what only its answer tells. */
const Done = ({ told }: { told: DeskTold | undefined }) => {
  if (told === undefined) return <p>{say('Done. The audit has it.')}</p>;
  if (told.is === 'page')
    return (
      <p>
        {say('Done. For a quarter of an hour:')}{' '}
        <a href={told.text} target="_blank" rel="noopener">
          {say('open the page as they see it')}
        </a>
      </p>
    );
  return (
    <p>
      {say(handingOver[told.is])} <code className={styles.secret}>{told.text}</code>
    </p>
  );
};

/** A desk: its list, what lies open, and what is done [issue 19]. */
export const Desk = (props: DeskProps) => {
  const { desk } = props;
  const name = useSelector(desk, ({ context }) => context.at.desk);
  const isSplit = useSelector(desk, ({ context }) => context.at.id !== undefined);
  const isDone = useSelector(desk, (snapshot) => snapshot.matches({ deed: 'done' }));
  const told = useSelector(desk, ({ context }) => context.told);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} className={styles.title}>
        {say(looks[name].title)}
      </h1>
      <Toolbar {...props} />
      <div role="status" className={styles.done}>
        {isDone && <Done told={told} />}
      </div>
      <div className={isSplit ? styles.split : undefined}>
        <div className={styles.tray}>
          <Tray {...props} />
        </div>
        <Item {...props} />
      </div>
      <DeedDialog desk={desk} />
    </>
  );
};
