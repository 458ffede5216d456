import { useSelector } from '@xstate/react';
import ImagePlus from 'lucide-react/icons/image-plus';
import type { UploadActor } from '../../../machines/image/upload.machine';
import type { UploadTarget } from '../../../machines/image/upload.words';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import styles from './Upload.module.css';

const KINDS = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/**
 * An address of the file's bytes without their type: pictures are told by their first bytes, and a
 * drawing that could carry scripts is none [decision 61].
 */
const addressOf = (file: File): string => URL.createObjectURL(file.slice());

interface UploadProps {
  target: UploadTarget;
  label: string;
  /** There is a picture that can be taken away. */
  clearLabel?: string;
}

interface FileButtonProps {
  actor: UploadActor;
  label: string;
  disabled: boolean;
}

const FileButton = ({ actor, label, disabled }: FileButtonProps) => (
  <label className={cx(styles.choose, disabled && styles.closed)}>
    <input
      className={styles.input}
      type="file"
      accept={KINDS}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file === undefined) return;
        actor.send({ type: 'upload.choose', url: addressOf(file), name: file.name });
        // The same file, chosen again, is another choice.
        currentTarget.value = '';
      }}
    />
    <ImagePlus aria-hidden="true" />
    {label}
  </label>
);

const UploadControl = ({
  actor,
  target,
  label,
  clearLabel,
}: UploadProps & { actor: UploadActor }) => {
  const say = useSay();
  const upload = useSelector(actor, (snapshot) => snapshot);
  const { url, name } = upload.context;
  const isSending = upload.matches({ held: 'sending' });
  const isUnreadable = upload.matches({ held: 'unreadable' });
  const isHeld = upload.matches('held');
  return (
    <div className={styles.upload}>
      <div className={styles.row}>
        <FileButton
          actor={actor}
          label={label}
          disabled={!upload.can({ type: 'upload.choose', url: '', name: '' }) || isSending}
        />
        {clearLabel !== undefined && !isHeld && (
          <Button
            kind="ghost"
            busy={upload.matches('clearing')}
            onClick={() => actor.send({ type: 'upload.clear' })}
          >
            {clearLabel}
          </Button>
        )}
      </div>
      {isHeld && (
        <div className={styles.held}>
          {!isUnreadable && (
            <img
              className={cx(styles.preview, target === 'icon' && styles.round)}
              src={url}
              alt={say('Image.Preview of {name}', { name })}
            />
          )}
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            {isUnreadable && (
              <p className={styles.bad} role="alert">
                {say('Image.This file is no picture that can be shown.')}
              </p>
            )}
            <div className={styles.row}>
              {!isUnreadable && (
                <Button
                  kind="primary"
                  busy={isSending}
                  disabled={!upload.can({ type: 'upload.send' }) && !isSending}
                  onClick={() => actor.send({ type: 'upload.send' })}
                >
                  {say('Image.Use this picture')}
                </Button>
              )}
              <Button kind="ghost" onClick={() => actor.send({ type: 'upload.drop' })}>
                {say('Image.Discard')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
};

/** Chooses a picture, shows it before it is sent, and sends it. */
export const Upload = (props: UploadProps) => (
  <Mounted at={`upload ${props.target}`} control="upload" input={{ target: props.target }}>
    {(actor) => <UploadControl actor={actor} {...props} />}
  </Mounted>
);
