import { imageOf, imageUrl } from '../../../contract/image';
import type { ViewerActor } from '../../../machines/image/viewer.machine';
import { mounted } from '../../../machines/stage/stage.select';
import { useResident, useView } from '../../app/house';
import { useUnmounting } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { OpenViewer } from './ImageViewer';
import styles from './Pictures.module.css';

interface PicturesProps {
  /** Where its viewer sits: one per text. */
  at: string;
  /** Addresses of kept pictures. */
  urls: readonly string[];
}

/** The pictures of a text, small; a press fills the screen with one [§4 Image viewer]. */
export const Pictures = ({ at, urls }: PicturesProps) => {
  const say = useSay();
  const stage = useResident('stage');
  const viewer = useView('stage', (snapshot) => mounted(snapshot, at));
  const count = urls.length;
  useUnmounting(at, viewer !== undefined);
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
                count: String(count),
              })}
              onClick={() =>
                stage.send({
                  type: 'stage.mount',
                  key: at,
                  control: 'viewer',
                  input: { at: index, count },
                })
              }
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
      {viewer !== undefined && (
        <OpenViewer
          actor={viewer as unknown as ViewerActor}
          images={urls.map((url) => ({ url }))}
          onToggle={(open) => !open && stage.send({ type: 'stage.unmount', key: at })}
        />
      )}
    </>
  );
};
