import { useSelector } from '@xstate/react';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { TICKET_ATTACHMENT_BYTES_MAX, TICKET_ATTACHMENTS_MAX } from '../../../contract/limits';
import type { AttachActor } from '../../../machines/ticket/attach.machine';
import { filesOf, withoutFile } from '../../../machines/ticket/ticket.rules';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { useBytes } from './bytes';
import styles from './Ticket.module.css';

const KINDS = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf';

interface FileChoiceProps {
  /** Of the form: its files as JSON. */
  value: string;
  onChange: (files: string) => void;
}

const Chooser = ({ actor, isFull }: { actor: AttachActor; isFull: boolean }) => {
  const say = useSay();
  const bytesOf = useBytes();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { problem, file } = useSelector(actor, ({ context }) => context);
  const isClosed = isBusy || isFull;
  return (
    <div className={styles.chooser} aria-busy={isBusy}>
      <label className={cx(styles.choose, isClosed && styles.closed)}>
        <input
          className={styles.input}
          type="file"
          accept={KINDS}
          disabled={isClosed}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen === undefined) return;
            actor.send({
              type: 'attach.choose',
              // Without its type: a file is told by its first bytes [decision 61].
              url: URL.createObjectURL(chosen.slice()),
              name: chosen.name,
              bytes: chosen.size,
            });
            // The same file, chosen again, is another choice.
            currentTarget.value = '';
          }}
        />
        <Paperclip aria-hidden="true" />
        {say(isBusy ? 'Ticket.Attaching…' : 'Ticket.Attach a file')}
      </label>
      <p className={styles.muted}>
        {say('Ticket.Up to {max} pictures or PDF files, {size} each.', {
          max: TICKET_ATTACHMENTS_MAX,
          size: bytesOf(TICKET_ATTACHMENT_BYTES_MAX),
        })}
      </p>
      <div role="alert">
        {problem !== undefined && (
          <p className={styles.trouble}>
            {say('Ticket.{name} was not attached: {reason}', {
              name: file.name,
              reason: say(problem.slug ?? `Problem.${problem.title}`),
            })}
          </p>
        )}
      </div>
    </div>
  );
};

/** Pictures and papers for a message: each is put down at once, and goes with what is sent. */
export const FileChoice = ({ value, onChange }: FileChoiceProps) => {
  const say = useSay();
  const bytesOf = useBytes();
  const files = filesOf({ files: value });
  return (
    <div className={styles.fileChoice}>
      {files.length > 0 && (
        <ul className={styles.chosen} aria-label={say('Ticket.Attached files')}>
          {files.map(({ _id, name, bytes }) => (
            <li key={_id} className={styles.chosenFile}>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.size}>{bytesOf(bytes)}</span>
              <button
                type="button"
                className={styles.out}
                aria-label={say('Ticket.Take {name} out', { name })}
                onClick={() => onChange(withoutFile({ files: value }, _id))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Mounted at="attach" control="attach">
        {(actor) => <Chooser actor={actor} isFull={files.length >= TICKET_ATTACHMENTS_MAX} />}
      </Mounted>
    </div>
  );
};
