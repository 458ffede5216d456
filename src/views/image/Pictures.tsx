import { imageOf, imageUrl } from '../../../contract/image';
import { useSay } from '../../app/say';
import styles from './Pictures.module.css';
import { useViewer } from './useViewer';

interface PicturesProps {
  /** Where its viewer sits: one per text. */
  at: string;
  /** Addresses of kept pictures. */
  urls: readonly string[];
}

/** The pictures of a text, small; a press fills the screen with one [§4 Image viewer]. */
export const Pictures = ({ at, urls }: PicturesProps) => {
  const say = useSay();
  const { look, viewer } = useViewer(
    at,
    urls.map((url) => ({ url })),
  );
  return (
    <>
      <ul className={styles.pictures}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.open}
              aria-label={say('Image.Open picture {at} of {count}', {
                at: String(index + 1),
                count: String(urls.length),
              })}
              onClick={() => look(index)}
            >
              <img
                className={styles.picture}
                src={imageUrl(imageOf(url), 'small')}
                alt=""
                width="160"
                height="160"
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
};
