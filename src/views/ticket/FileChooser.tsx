import { useSelector } from '@xstate/react';
import Paperclip from 'lucide-react/icons/paperclip';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { AttachActor } from '../../../machines/ticket/attach.machine';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import styles from './Ticket.module.css';

const KINDS = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf';

interface FileChooserProps {
  actor: AttachActor;
  /** Nothing more is taken. */
  isFull?: boolean;
  label: string;
  hint: string;
}

/** Chooses a picture or PDF of this device, which is sent at once. */
export const FileChooser = ({ actor, isFull = false, label, hint }: FileChooserProps) => {
  const say = useSay();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { problem, file } = useSelector(actor, ({ context }) => context);
  const canChoose = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'attach.choose', url: '', name: '', bytes: 1 }),
  );
  const isClosed = !canChoose || isFull;
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
        {isBusy ? say('Ticket.Attaching…') : label}
      </label>
      <p className={styles.muted}>{hint}</p>
      <div role="alert">
        {problem !== undefined && (
          <p className={styles.trouble}>
            {say('Ticket.{name} was not attached: {reason}', {
              name: file.name,
              reason: say(slugOfProblem(problem)),
            })}
          </p>
        )}
      </div>
    </div>
  );
};
