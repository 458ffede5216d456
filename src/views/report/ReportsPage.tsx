import { useSelector } from '@xstate/react';
import type { FiledReport, Statement } from '../../../contract/report';
import { addressOfAppeal } from '../../../machines/report/appeal.rules';
import type { ReportsActor } from '../../../machines/report/reports.machine';
import { useDates } from '../../app/dates';
import { Late } from '../../app/Late';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Report.module.css';
import { kindWords, outcomeWords, reasonWords, stateWords } from './words';

const Filed = ({ report: { kind, reason, state, createdAt } }: { report: FiledReport }) => {
  const say = useSay();
  return (
    <li className={styles.item}>
      <strong>
        {say(kindWords[kind])}: {say(reasonWords[reason])}
      </strong>
      <p>{say(stateWords[state])}</p>
      <Moment className={styles.muted} at={createdAt} />
    </li>
  );
};

/** What was decided, for what, and why; and how to object to it. */
const Decided = ({ statement }: { statement: Statement }) => {
  const say = useSay();
  const dateOf = useDates('minute');
  const { outcome, reason, kind, why, text, at, until, isLifted, appeal } = statement;
  return (
    <li className={styles.item}>
      <strong>{say(outcomeWords[outcome])}</strong>
      {isLifted && <p className={styles.done}>{say('Report.This was taken back')}</p>}
      <p>
        {say(kindWords[kind])}: {say(reasonWords[reason])}
      </p>
      {text !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {text}
        </blockquote>
      )}
      <p dir="auto">{why}</p>
      {until !== undefined && !isLifted && (
        <p className={styles.muted}>
          {say('Report.Until')} <time dateTime={until}>{dateOf(until)}</time>
        </p>
      )}
      <Moment className={styles.muted} at={at} />
      {!isLifted && (
        <ButtonLink href={addressOfAppeal(appeal)}>
          {say('Report.Object, by a question to support')}
        </ButtonLink>
      )}
    </li>
  );
};

const Lists = ({ actor }: { actor: ReportsActor }) => {
  const say = useSay();
  const { filed, statements } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (reports) => reports.hasTag('busy'));
  const hasFailed = useSelector(actor, (reports) => reports.hasTag('failed'));
  if (hasFailed)
    return (
      <div role="alert" className={styles.part}>
        <p>{say('Report.Your reports did not load.')}</p>
        <div>
          <Button onClick={() => actor.send({ type: 'reports.retry' })}>
            {say('Common.Try again')}
          </Button>
        </div>
      </div>
    );
  if (isAsking) return <Skeleton shape="block" />;
  if (filed.length === 0 && statements.length === 0)
    return <EmptyState title={say('Report.You have reported nothing')} />;
  return (
    <>
      {statements.length > 0 && (
        <Card as="section" title={say('Report.Decided about you')}>
          <ul className={styles.list}>
            {statements.map((statement) => (
              <Decided key={statement._id} statement={statement} />
            ))}
          </ul>
        </Card>
      )}
      {filed.length > 0 && (
        <Card as="section" title={say('Report.What you reported')}>
          <ul className={styles.list}>
            {filed.map((report) => (
              <Filed key={report._id} report={report} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
};

/** What one reported and what came of it, and what was decided about oneself, with why [decision 140]. */
export const ReportsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Report.Your reports')} width="text">
      <div className={styles.page}>
        <h1>{say('Report.Your reports')}</h1>
        <Late fallback={<Skeleton shape="block" />}>
          <Mounted at="reports" control="reports">
            {(actor) => <Lists actor={actor} />}
          </Mounted>
        </Late>
      </div>
    </Page>
  );
};
