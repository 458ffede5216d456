import { REPORT_TEXT_MAX } from '../../../contract/limits';
import { type ReportKind, reportReasons } from '../../../contract/report.rules';
import { reportFileFaults, subjectOf } from '../../../machines/report/report.rules';
import type { ReportFileActor } from '../../../machines/report/reportFile.machine';
import { route } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { Fault } from '../../ui/Fault';
import { SelectBox } from '../../ui/SelectBox';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import { useForm } from '../form/useForm';
import { NotFoundPage } from '../notFound/NotFoundPage';
import styles from './Report.module.css';
import { ReportedQuote } from './ReportedQuote';
import { headWords, reasonWords } from './words';

const ROWS = 4;

export const ReportForm = ({ actor }: { actor: ReportFileActor }) => {
  const say = useSay();
  const form = useForm(actor, reportFileFaults);
  const chosen = form.value('reason');
  const { error } = form.error('reason');
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>
        {say('Report.What you see goes with it, as it stands now. Nobody is told who reported it.')}
      </p>
      <SelectBox
        name="reason"
        label={say('Report.What is wrong with it?')}
        value={chosen}
        options={[
          { value: '', label: say('Report.Choose') },
          ...reportReasons.map((value) => ({ value, label: say(reasonWords[value]) })),
        ]}
        onChange={form.change('reason')}
      />
      {error !== undefined && <Fault>{error}</Fault>}
      <TextArea
        name="reportText"
        label={say('Report.What should we know about it?')}
        rows={ROWS}
        maxLength={REPORT_TEXT_MAX}
        value={form.value('reportText')}
        onChange={form.change('reportText')}
        {...form.error('reportText')}
      />
      <Checkbox
        name="block"
        checked={form.value('block') === 'yes'}
        onChange={(is) => form.change('block')(is ? 'yes' : '')}
      >
        {say('Report.Block this player as well: neither of you sees the other')}
      </Checkbox>
      {form.refusal !== undefined && <Fault>{form.refusal}</Fault>}
      {form.isAccepted ? (
        <>
          <p className={styles.done} role="status">
            {say('Report.Thank you. We look at it, and tell you what came of it.')}
          </p>
          <div>
            <ButtonLink href="/support/reports">{say('Report.Your reports')}</ButtonLink>
          </div>
        </>
      ) : (
        <div>
          <Button type="submit" kind="primary" size="big" busy={form.isBusy}>
            {say('Report.Send the report')}
          </Button>
        </div>
      )}
    </form>
  );
};

const Asked = ({ kind, id }: { kind: ReportKind; id: string }) => {
  const say = useSay();
  const at = `reportFile ${kind} ${id}`;
  const seenAt = `reported ${kind} ${id}`;
  return (
    <Page title={say(headWords[kind])} width="text">
      <div className={styles.page}>
        <h1>{say(headWords[kind])}</h1>
        <Card as="section">
          <Late fallback={<Skeleton shape="block" />}>
            <Mounted key={seenAt} at={seenAt} control="reported" input={{ kind, id }}>
              {(actor) => <ReportedQuote actor={actor} />}
            </Mounted>
            <Mounted key={at} at={at} control="reportFile" input={{ kind, id }}>
              {(actor) => <ReportForm actor={actor} />}
            </Mounted>
          </Late>
        </Card>
      </div>
    </Page>
  );
};

/** A report of what one has seen elsewhere [decision 140]. */
export const ReportPage = () => {
  const kind = useView('router', (router) => subjectOf(route(router))?.kind);
  const id = useView('router', (router) => subjectOf(route(router))?.id);
  return kind === undefined || id === undefined ? <NotFoundPage /> : <Asked kind={kind} id={id} />;
};
