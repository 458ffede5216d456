import X from 'lucide-react/icons/x';
import { TICKET_ATTACHMENT_BYTES_MAX, TICKET_ATTACHMENTS_MAX } from '../../../contract/limits';
import { filesOf, withoutFile } from '../../../machines/ticket/ticket.rules';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { useBytes } from './bytes';
import { FileChooser } from './FileChooser';
import { HappenedChoice } from './Happened';
import styles from './Ticket.module.css';

interface FileChoiceProps {
  /** Of the form: its files as JSON. */
  value: string;
  onChange: (files: string) => void;
}

/** Pictures and papers for a message: each is put down at once, and goes with what is sent. */
export const FileChoice = ({ value, onChange }: FileChoiceProps) => {
  const say = useSay();
  const bytesOf = useBytes();
  const files = filesOf({ files: value });
  const isFull = files.length >= TICKET_ATTACHMENTS_MAX;
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
      <Mounted at="attach" control="attach" input={{ to: 'ticket' }}>
        {(actor) => (
          <>
            <FileChooser
              actor={actor}
              isFull={isFull}
              label={say('Ticket.Attach a file')}
              hint={say('Ticket.Up to {max} pictures or PDF files, {size} each.', {
                max: TICKET_ATTACHMENTS_MAX,
                size: bytesOf(TICKET_ATTACHMENT_BYTES_MAX),
              })}
            />
            <HappenedChoice actor={actor} isFull={isFull} />
          </>
        )}
      </Mounted>
    </div>
  );
};
