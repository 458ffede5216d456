import { useSelector } from '@xstate/react';
import type { Protection } from '../../../contract/protection';
import { limitValues } from '../../../machines/protection/limit.rules';
import type { SafeguardActor } from '../../../machines/protection/safeguard.machine';
import { useDates } from '../../app/dates';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import { NotDone } from '../form/NotDone';
import { Breaks } from './Breaks';
import { CheckChoice } from './CheckChoice';
import { LimitForm } from './LimitForm';
import { LimitList } from './LimitList';
import styles from './Protection.module.css';
import { ResultsTable } from './ResultsTable';
import { Statement } from './Statement';

/** What became of the last press. */
const Outcome = ({ actor }: { actor: SafeguardActor }) => {
  const say = useSay();
  const isDone = useSelector(actor, (one) => one.matches({ resting: 'done' }));
  const isUnreached = useSelector(actor, (one) => one.matches({ resting: 'unreached' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <>
      <p className={styles.done} role="status">
        {isDone && say('Protection.Done: it holds from now on.')}
      </p>
      <NotDone isUnreached={isUnreached} problem={problem} />
    </>
  );
};

/** Who pauses is told so first, and until when. */
const Paused = ({ pause }: Pick<Protection, 'pause'>) => {
  const say = useSay();
  const dateOf = useDates('minute');
  if (pause === undefined) return null;
  return (
    <Card as="section" title={say('Protection.You are taking a break from play')}>
      <p>
        {say('Protection.It ends on {date}. Until then nothing here asks you to play.', {
          date: dateOf(pause.until),
        })}
      </p>
      <p className={styles.muted}>
        {say(
          'Protection.What you staked before is played to its end and paid, and your money stays yours.',
        )}
      </p>
    </Card>
  );
};

const Help = ({ help }: Pick<Protection, 'help'>) => {
  const say = useSay();
  return (
    <Card as="section" title={say('Protection.Somebody to talk to')}>
      <p className={styles.muted}>
        {say('Protection.Free, confidential, and not part of this platform.')}
      </p>
      <ul className={styles.help}>
        {help.map(({ name, url, phone }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {name}
            </a>
            {phone !== undefined && (
              <a href={`tel:${phone.replaceAll(' ', '')}`} dir="ltr">
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Known = ({ protection, actor }: { protection: Protection; actor: SafeguardActor }) => {
  const say = useSay();
  const { pause, limits, currencies, check, results, help } = protection;
  return (
    <>
      <Outcome actor={actor} />
      <Paused pause={pause} />
      <Card as="section" title={say('Protection.Your results')}>
        <ResultsTable results={results} />
      </Card>
      <Card as="section" title={say('Protection.Limits')}>
        <div className={styles.stack}>
          <p className={styles.muted}>
            {say(
              'Protection.A lower limit holds at once; a higher one a day later, when you confirm it.',
            )}
          </p>
          <LimitList limits={limits} actor={actor} />
          <Mounted at="limit" control="limit" input={limitValues}>
            {(form) => <LimitForm actor={form} currencies={currencies} />}
          </Mounted>
        </div>
      </Card>
      <Card as="section" title={say('Protection.Reality check')}>
        <div className={styles.stack}>
          <CheckChoice check={check} actor={actor} />
        </div>
      </Card>
      <Card as="section" title={say('Protection.A break')}>
        <Breaks pause={pause} actor={actor} />
      </Card>
      <Card as="section" title={say('Protection.Statement')}>
        <Mounted at="statement" control="statement">
          {(statement) => <Statement actor={statement} />}
        </Mounted>
      </Card>
      <Help help={help} />
    </>
  );
};

const Parts = ({ actor }: { actor: SafeguardActor }) => {
  const say = useSay();
  const resident = useResident('protection');
  const protection = useView('protection', ({ context }) => context.protection);
  const hasFailed = useView('protection', (one) => one.matches({ present: 'failed' }));
  if (protection !== undefined) return <Known protection={protection} actor={actor} />;
  return hasFailed ? (
    <FailedState
      title={say('Protection.Your limits did not load')}
      retryLabel={say('Common.Try again')}
      onRetry={() => resident.send({ type: 'protection.retry' })}
    />
  ) : (
    <Skeleton shape="block" />
  );
};

/** Limits, breaks, reality checks, results and the statement of the player [decision 34]. */
export const ProtectionPage = () => {
  const say = useSay();
  return (
    <Page title={say('Protection.Safer play')} width="text">
      <h1>{say('Protection.Safer play')}</h1>
      <div className={styles.cards}>
        <Late fallback={<Skeleton shape="block" />}>
          <Mounted at="safeguard" control="safeguard">
            {(actor) => <Parts actor={actor} />}
          </Mounted>
        </Late>
      </div>
    </Page>
  );
};
