import Check from 'lucide-react/icons/check';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { imageOf, imageUrl } from '../../../contract/image';
import { LETTER_IMAGES_MAX } from '../../../contract/limits';
import { totalOf } from '../../../machines/kit/list.select';
import { picturesOf, withPicture } from '../../../machines/letter/letterWrite.rules';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Skeleton } from '../../ui/Skeleton';
import { Upload } from '../image/Upload';
import { PagedList } from '../list/PagedList';
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

const Own = ({ value, onChange }: PictureChoiceProps) => {
  const say = useSay();
  const count = String(useView('folder', totalOf));
  const urls = picturesOf({ pictures: value });
  const isFull = urls.length >= LETTER_IMAGES_MAX;
  return (
    <div className={styles.own}>
      <PagedList
        of="folder"
        words={{
          label: 'Letters.Your pictures',
          count: 'Image.{count} pictures',
          failed: 'Image.The pictures did not load',
        }}
        className={styles.folder}
        item={({ url, small }, place) => {
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
                    at: String(place + 1),
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
        }}
        loading={<Skeleton shape="row" />}
        empty={null}
      />
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
  useEffect(() => () => folder.send({ type: 'list.visit', query: undefined }), [folder]);
  return (
    <div className={styles.pictures}>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) =>
          folder.send({
            type: 'list.visit',
            query: currentTarget.open ? { of: 'me' } : undefined,
          })
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
