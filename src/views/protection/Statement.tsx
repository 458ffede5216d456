import { useSelector } from '@xstate/react';
import type { StatementRow } from '../../../contract/protection';
import type { StatementActor } from '../../../machines/protection/statement.machine';
import { spans } from '../../../machines/protection/statement.words';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { FailedState } from '../../ui/FailedState';
import { Fault } from '../../ui/Fault';
import { SelectBox } from '../../ui/SelectBox';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Protection.module.css';
import { spanNames } from './words';

const columns = [
  ['deposited', 'Protection.Paid in'],
  ['withdrawn', 'Protection.Paid out'],
  ['staked', 'Protection.Staked'],
  ['won', 'Protection.Won'],
  ['received', 'Protection.Received'],
  ['given', 'Protection.Given'],
] as const;

const files = [
  ['table', 'Protection.Save as a table (CSV)'],
  ['paper', 'Protection.Save as a document (PDF)'],
  ['proof', 'Protection.All my movements with proof'],
  ['checker', 'Protection.The page that checks it'],
] as const;

const Table = ({ rows }: { rows: readonly StatementRow[] }) => {
  const say = useSay();
  const dateOf = useDates('day');
  const amountOf = useAmounts();
  return (
    // Wider than a phone: it is moved by the keyboard too.
    <section className={styles.scroll} tabIndex={0} aria-label={say('Protection.Statement')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('Protection.Day')}</th>
            {columns.map(([column, says]) => (
              <th key={column} scope="col">
                {say(says)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.day} ${row.currency}`}>
              <th scope="row">{dateOf(`${row.day}T12:00:00.000Z`)}</th>
              {columns.map(([column]) => (
                <td key={column}>
                  {row[column] === 0 ? '–' : amountOf(row.currency, row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What came and went on each day, to read and to keep. */
export const Statement = ({ actor }: { actor: StatementActor }) => {
  const say = useSay();
  const span = useSelector(actor, ({ context }) => context.span);
  const rows = useSelector(actor, ({ context }) => context.rows);
  const isAsking = useSelector(actor, (one) => one.matches('asking'));
  const savingAs = useSelector(actor, (one) =>
    one.matches('saving') ? one.context.as : undefined,
  );
  const isUnsaved = useSelector(actor, (one) => one.matches('unsaved'));
  const hasFailed = useSelector(actor, (one) => one.matches('failed'));
  const canSave = useSelector(actor, (one) => one.can({ type: 'statement.save', as: 'table' }));
  return (
    <div className={styles.stack}>
      <SelectBox
        name="span"
        label={say('Protection.Of the last')}
        value={span}
        options={spans.map((value) => ({ value, label: say(spanNames[value]) }))}
        onChange={(value) => actor.send({ type: 'statement.choose', span: value })}
      />
      {hasFailed && (
        <FailedState
          title={say('Protection.The statement did not load')}
          retryLabel={say('Common.Try again')}
          onRetry={() => actor.send({ type: 'statement.retry' })}
        />
      )}
      {isAsking && <Skeleton shape="block" />}
      {!isAsking && !hasFailed && rows.length === 0 && (
        <p>{say('Protection.Nothing was moved in this time.')}</p>
      )}
      {rows.length > 0 && <Table rows={rows} />}
      {isUnsaved && <Fault>{say('Protection.The file could not be made.')}</Fault>}
      <div className={styles.files}>
        {files.map(([as, says]) => (
          <Button
            key={as}
            kind="ghost"
            busy={savingAs === as}
            disabled={!canSave && savingAs !== as}
            onClick={() => actor.send({ type: 'statement.save', as })}
          >
            {say(says)}
          </Button>
        ))}
      </div>
      <p className={styles.muted}>
        {say(
          'Protection.The proof is signed: the page that checks it finds one changed character, and asks no server.',
        )}
      </p>
    </div>
  );
};
