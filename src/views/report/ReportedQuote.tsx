import { useSelector } from '@xstate/react';
import type { Reported } from '../../../contract/report';
import type { ReportedActor } from '../../../machines/report/reported.machine';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Report.module.css';

const Copy = ({ reported: { text, images } }: { reported: Reported }) => (
  <>
    {text !== '' && (
      <blockquote className={styles.quote} dir="auto">
        {text}
      </blockquote>
    )}
    {images.length > 0 && (
      <div className={styles.pictures}>
        {images.map((url) => (
          <img key={url} src={url} alt="" width="160" height="160" loading="lazy" />
        ))}
      </div>
    )}
  </>
);

/** What goes with a report, as it stands now [decision 140]. */
export const ReportedQuote = ({ actor }: { actor: ReportedActor }) => {
  const say = useSay();
  const reported = useSelector(actor, ({ context }) => context.reported);
  const isMissing = useSelector(actor, (quote) => quote.matches('missing'));
  const hasFailed = useSelector(actor, (quote) => quote.hasTag('failed'));
  return (
    <section className={styles.part} aria-label={say('Report.This goes with it')}>
      <h2>{say('Report.This goes with it')}</h2>
      {reported !== undefined && <Copy reported={reported} />}
      {isMissing && <p>{say('Report.It is not there any more.')}</p>}
      {hasFailed && (
        <div className={styles.item}>
          <p>{say('Report.It did not load; you can send the report all the same.')}</p>
          <Button onClick={() => actor.send({ type: 'reported.retry' })}>
            {say('Common.Try again')}
          </Button>
        </div>
      )}
      {reported === undefined && !isMissing && !hasFailed && <Skeleton shape="text" />}
    </section>
  );
};
