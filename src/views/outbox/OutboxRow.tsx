import { useId } from 'react';
import { slugOfProblem } from '../../../contract/problem.rules';
import { isWaiting, type OutboxEntry } from '../../../machines/outbox/outbox.calls';
import { addressOfDraft } from '../../../machines/outbox/outbox.rules';
import { sendingId } from '../../../machines/outbox/outbox.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import styles from './Outbox.module.css';
import { callWords } from './words';

/** The game that an entry is about, where the lobby knows it; else the player's own words. */
const useAbout = ({ params, body }: OutboxEntry): string => {
  const game = useView(
    'lobby',
    ({ context }) => context.list.items.find(({ _id }) => _id === params?.['id'])?.defaultName,
  );
  const text = body?.['text'] ?? body?.['translate'];
  return [game, typeof text === 'string' ? text : undefined].filter(Boolean).join(': ');
};

/** How it stands with an entry, in words. */
const useStanding = ({ id, tries, problem, held }: OutboxEntry): string => {
  const say = useSay();
  const isSending = useView('outbox', (all) => sendingId(all) === id);
  if (problem !== undefined) return say(slugOfProblem(problem));
  if (held === true) return say('Outbox.Taken back. Your words are kept.');
  if (isSending) return say('Outbox.Being sent');
  return say(tries > 0 ? 'Outbox.Waiting; it may have arrived already' : 'Outbox.Waiting');
};

interface StepsProps {
  entry: OutboxEntry;
  /** Id of the text that names the entry. */
  named: string;
}

const Waiting = ({ entry: { id }, named }: StepsProps) => {
  const say = useSay();
  const outbox = useResident('outbox');
  const isFree = useView('outbox', (all) => all.can({ type: 'outbox.cancel', id }));
  return (
    <Button
      kind="ghost"
      disabled={!isFree}
      describedBy={named}
      onClick={() => outbox.send({ type: 'outbox.cancel', id })}
    >
      {say('Outbox.Take back')}
    </Button>
  );
};

const Stopped = ({ entry, named }: StepsProps) => {
  const say = useSay();
  const outbox = useResident('outbox');
  const modals = useResident('modals');
  const close = () => modals.send({ type: 'modals.close' });
  return (
    <>
      {entry.call === 'sendLetter' && (
        <ButtonLink href={addressOfDraft(entry)} onClick={close}>
          {say('Outbox.Edit')}
        </ButtonLink>
      )}
      <Button
        kind="ghost"
        describedBy={named}
        onClick={() => outbox.send({ type: 'outbox.discard', id: entry.id })}
      >
        {say('Outbox.Discard')}
      </Button>
    </>
  );
};

/** One entry: what it does, how it stands, what may be done about it. */
export const OutboxRow = ({ entry }: { entry: OutboxEntry }) => {
  const say = useSay();
  const id = useId();
  const about = useAbout(entry);
  const standing = useStanding(entry);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong id={id}>{say(callWords[entry.call])}</strong>
        {about !== '' && (
          <p className={styles.about} dir="auto">
            {about}
          </p>
        )}
        <p className={styles.standing}>{standing}</p>
      </div>
      <div className={styles.steps}>
        {isWaiting(entry) ? (
          <Waiting entry={entry} named={id} />
        ) : (
          <Stopped entry={entry} named={id} />
        )}
      </div>
    </li>
  );
};
