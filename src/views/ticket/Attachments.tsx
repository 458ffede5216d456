import FileText from 'lucide-react/icons/file-text';
import type { TicketAttachment } from '../../../contract/ticket';
import { useSay } from '../../app/say';
import { useBytes } from './bytes';
import styles from './Ticket.module.css';

const File = ({ file: { name, type, bytes, url } }: { file: TicketAttachment }) => {
  const say = useSay();
  const size = useBytes()(bytes);
  if (type === 'image')
    return (
      <a
        className={styles.picture}
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={say('Ticket.Open the picture {name}', { name })}
      >
        <img src={url} alt="" width="160" height="160" loading="lazy" />
      </a>
    );
  return (
    <a className={styles.paper} href={url} download={name}>
      <FileText aria-hidden="true" />
      <span className={styles.fileName}>{name}</span>
      <span className={styles.size}>{size}</span>
    </a>
  );
};

/** The files of a message: pictures to look at, papers to download. */
export const Attachments = ({ files }: { files: readonly TicketAttachment[] }) => {
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={say('Ticket.Attached files')}>
      {files.map((file) => (
        <li key={file._id}>
          <File file={file} />
        </li>
      ))}
    </ul>
  );
};
