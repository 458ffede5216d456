import Check from 'lucide-react/icons/check';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { imageOf, imageUrl } from '../../../contract/image';
import { LETTER_IMAGES_MAX } from '../../../contract/limits';
import { pictures } from '../../../machines/image/folder.select';
import { picturesOf, withPicture } from '../../../machines/letter/letterWrite.rules';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { Upload } from '../image/Upload';
import styles from './PictureChoice.module.css';

interface PictureChoiceProps {
  /** The form's text: addresses, apart by commas. */
  value: string;
  onChange: (pictures: string) => void;
}

const Chosen = ({ value, onChange }: PictureChoiceProps) => {
  const say = useSay();
  const urls = picturesOf({ pictures: value });
  if (urls.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={say('Letters.Pictures of the letter')}>
      {urls.map((url, index) => {
        const number = index + 1;
        return (
          <li key={url} className={styles.cell}>
            <img
              className={styles.picture}
              src={imageUrl(imageOf(url), 'small')}
              alt={say('Letters.Picture {number}', { number })}
              width="120"
              height="120"
            />
            <button
              type="button"
              className={styles.out}
              aria-label={say('Letters.Take picture {number} out', { number })}
              onClick={() => onChange(withPicture({ pictures: value }, url))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const Failed = () => {
  const say = useSay();
  const folder = useResident('folder');
  return (
    <div className={styles.told} role="alert">
      <p>{say('Image.The pictures did not load')}</p>
      <Button onClick={() => folder.send({ type: 'folder.retry' })}>
        {say('Common.Try again')}
      </Button>
    </div>
  );
};

const Own = ({ value, onChange }: PictureChoiceProps) => {
  const say = useSay();
  const images = useView('folder', pictures);
  const isBusy = useView('folder', (folder) => folder.matches({ open: 'loading' }));
  const hasFailed = useView('folder', (folder) => folder.matches({ open: 'failed' }));
  const urls = picturesOf({ pictures: value });
  const isFull = urls.length >= LETTER_IMAGES_MAX;
  const count = String(images.length);
  return (
    <div className={styles.own} aria-busy={isBusy}>
      {isBusy && images.length === 0 && <Skeleton shape="row" />}
      {hasFailed && <Failed />}
      {images.length > 0 && (
        <ul className={styles.folder} aria-label={say('Letters.Your pictures')}>
          {images.map(({ url, small }, index) => {
            const isChosen = urls.includes(url);
            return (
              <li key={url}>
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    className={styles.check}
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    aria-label={say('Image.Picture {at} of {count}', {
                      at: String(index + 1),
                      count,
                    })}
                    onChange={() => onChange(withPicture({ pictures: value }, url))}
                  />
                  <img
                    className={styles.picture}
                    src={small}
                    alt=""
                    width="120"
                    height="120"
                    loading="lazy"
                  />
                  <Check className={styles.tick} aria-hidden="true" />
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {isFull ? (
        <p className={styles.told}>
          {say('Letters.A letter holds {max} pictures.', { max: LETTER_IMAGES_MAX })}
        </p>
      ) : (
        <Upload target="folder" label={say('Image.Add a picture')} />
      )}
    </div>
  );
};

/** Pictures for a letter: of the player's own folder, or put there on the way. */
export const PictureChoice = ({ value, onChange }: PictureChoiceProps) => {
  const say = useSay();
  const folder = useResident('folder');
  const isOpen = useView('folder', (all) => all.matches('open'));
  useEffect(() => () => folder.send({ type: 'folder.visit', of: undefined }), [folder]);
  return (
    <div className={styles.pictures}>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) =>
          folder.send({ type: 'folder.visit', of: currentTarget.open ? 'me' : undefined })
        }
      >
        <summary className={styles.summary}>
          <ImagePlus aria-hidden="true" />
          {say('Letters.Add pictures')}
        </summary>
        <Own value={value} onChange={onChange} />
      </details>
      <Chosen value={value} onChange={onChange} />
    </div>
  );
};
