import type { Problem } from '../../../contract/problems';
import { addressOfAppeal } from '../../../machines/report/appeal.rules';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import styles from './Suspended.module.css';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Why somebody may not sign in, until when, and how they object [decision 140]. */
export const Suspended = ({ problem: { params = {} } }: { problem: Problem }) => {
  const say = useSay();
  const dateOf = useDates('minute');
  const why = textOf(params['why']);
  const until = textOf(params['until']);
  const appeal = textOf(params['appeal']);
  return (
    <div className={styles.reasons}>
      {why !== undefined && (
        <p>
          {say('Report.Why')}: <span dir="auto">{why}</span>
        </p>
      )}
      {until !== undefined && (
        <p>
          {say('Report.Until')}: <time dateTime={until}>{dateOf(until)}</time>
        </p>
      )}
      {appeal !== undefined && (
        <div>
          <ButtonLink href={addressOfAppeal(appeal)}>
            {say('Report.Object, by a question to support')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
};
