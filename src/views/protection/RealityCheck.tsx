import { useState } from 'react';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NotDone } from '../form/NotDone';
import { useLengths } from './lengths';
import { ResultsTable } from './ResultsTable';

const MINUTE_MS = 60_000;

const Check = ({ isOpen }: { isOpen: boolean }) => {
  const say = useSay();
  const lengthOf = useLengths();
  const actor = useResident('protection');
  const snapshot = useView('protection', (one) => one);
  const { protection, problem } = snapshot.context;
  const isAnswering = snapshot.matches({ present: 'answering' });
  const isUnreached = snapshot.matches({ present: 'unreached' });
  const canAnswer = snapshot.can({ type: 'protection.answer' });
  const minutes = Math.floor((protection?.stretch?.playedMs ?? 0) / MINUTE_MS);
  const answer = () => actor.send({ type: 'protection.answer' });
  return (
    <Dialog
      open={isOpen}
      size="small"
      title={say('Protection.A moment to look up')}
      onClose={answer}
      footer={
        <>
          <ButtonLink href="/settings/protection" kind="ghost" onClick={answer}>
            {say('Protection.Take a break')}
          </ButtonLink>
          <Button
            kind="primary"
            busy={isAnswering}
            disabled={!canAnswer && !isAnswering}
            onClick={answer}
          >
            {say('Protection.Go on playing')}
          </Button>
        </>
      }
    >
      <p>{say('Protection.You have played for {time}.', { time: lengthOf(minutes, 'minute') })}</p>
      {protection !== undefined && <ResultsTable results={protection.results} />}
      <NotDone isUnreached={isUnreached} problem={problem} />
    </Dialog>
  );
};

/** Play pauses until the time and the result are read [decision 34]. */
export const RealityCheck = () => {
  const isDue = useView(
    'protection',
    (one) =>
      one.context.protection !== undefined &&
      (one.can({ type: 'protection.answer' }) || one.matches({ present: 'answering' })),
  );
  // Until it is due for the first time its words need not be here.
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  return wasDue && <Check isOpen={isDue} />;
};
