import { useEffect } from 'react';
import { lookedAt, marked, pictures } from '../../../machines/image/folder.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { FailedState } from '../../ui/FailedState';
import { OfflineState } from '../../ui/OfflineState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Folder.module.css';
import { ImageViewer } from './ImageViewer';
import { Upload } from './Upload';

/** The pictures side by side; one's own bear a box to mark them with. */
const Grid = ({ isMine }: { isMine: boolean }) => {
  const say = useSay();
  const folder = useResident('folder');
  const images = useView('folder', pictures);
  const chosen = useView('folder', marked);
  const count = String(images.length);
  const canLook = useView('folder', (snapshot) => snapshot.can({ type: 'folder.look', at: 0 }));
  const canMark = useView('folder', (snapshot) => snapshot.can({ type: 'folder.mark', url: '' }));
  return (
    <ul className={styles.grid}>
      {images.map((image, index) => {
        const at = String(index + 1);
        const isChosen = chosen.includes(image.url);
        return (
          <li key={image.url} className={cx(styles.cell, isChosen && styles.chosen)}>
            <button
              type="button"
              className={styles.open}
              aria-label={say('Image.Open picture {at} of {count}', { at, count })}
              // `disabled` would lose the focus that the viewer gives back.
              aria-disabled={!canLook}
              onClick={() => folder.send({ type: 'folder.look', at: index })}
            >
              <img
                src={image.small}
                alt=""
                width={320}
                height={320}
                loading="lazy"
                decoding="async"
              />
            </button>
            {isMine && (
              <label className={styles.mark}>
                <input
                  type="checkbox"
                  aria-label={say('Image.Mark picture {at} of {count}', { at, count })}
                  checked={isChosen}
                  disabled={!canMark}
                  onChange={() => folder.send({ type: 'folder.mark', url: image.url })}
                />
              </label>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** What is to be done with those that are marked; asked before it is done. */
const Marked = () => {
  const say = useSay();
  const folder = useResident('folder');
  const count = useView('folder', marked).length;
  const isAsking = useView('folder', (snapshot) => snapshot.matches({ open: 'confirming' }));
  const isDeleting = useView('folder', (snapshot) => snapshot.matches({ open: 'deleting' }));
  // The list is being asked for again, or did not come: what is marked may be gone.
  const isWaiting = useView('folder', (snapshot) => !snapshot.can({ type: 'folder.unmark' }));
  if (count === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={say('Image.Marked pictures')}>
      <p role="status">
        {isAsking || isDeleting
          ? say('Image.Delete {count} pictures for good?', { count })
          : say('Image.{count} pictures are marked', { count })}
      </p>
      <div className={styles.actions}>
        {isAsking || isDeleting ? (
          <>
            <Button
              kind="danger"
              busy={isDeleting}
              onClick={() => folder.send({ type: 'folder.confirm' })}
            >
              {say('Image.Delete them')}
            </Button>
            <Button
              kind="ghost"
              disabled={isDeleting}
              onClick={() => folder.send({ type: 'folder.cancel' })}
            >
              {say('Image.Keep them')}
            </Button>
          </>
        ) : (
          <>
            <Button
              kind="danger"
              disabled={isWaiting}
              onClick={() => folder.send({ type: 'folder.delete' })}
            >
              {say('Image.Delete')}
            </Button>
            <Button
              kind="ghost"
              disabled={isWaiting}
              onClick={() => folder.send({ type: 'folder.unmark' })}
            >
              {say('Image.Unmark all')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
};

const SKELETONS = 4;

const Loading = () => (
  <div className={styles.grid} aria-busy="true">
    {Array.from({ length: SKELETONS }, (_, index) => (
      <Skeleton key={index} shape="block" />
    ))}
  </div>
);

const Failed = () => {
  const say = useSay();
  const folder = useResident('folder');
  const isOffline = useView('connection', (connection) => connection.hasTag('offline'));
  return isOffline ? (
    <OfflineState
      title={say('People.You are offline')}
      text={say('Image.The pictures appear once you are back and try again.')}
    />
  ) : (
    <FailedState
      title={say('Image.The pictures did not load')}
      text={say('Common.The connection failed on the way.')}
      retryLabel={say('Common.Try again')}
      onRetry={() => folder.send({ type: 'folder.retry' })}
    />
  );
};

const Content = ({ of }: { of: string }) => {
  const say = useSay();
  const folder = useResident('folder');
  const images = useView('folder', pictures);
  const at = useView('folder', lookedAt);
  const isBusy = useView('folder', (snapshot) => snapshot.matches({ open: 'loading' }));
  const isViewed = useView('folder', (snapshot) => snapshot.matches({ open: 'viewed' }));
  const hasFailed = useView('folder', (snapshot) => snapshot.hasTag('failed'));
  useEffect(() => {
    folder.send({ type: 'folder.visit', of });
    return () => folder.send({ type: 'folder.visit', of: undefined });
  }, [folder, of]);
  const isMine = of === 'me';
  const isEmpty = images.length === 0 && !isBusy && !hasFailed;
  return (
    <div className={styles.folder}>
      {isMine && <Upload target="folder" label={say('Image.Add a picture')} />}
      {isMine && <Marked />}
      {isBusy && images.length === 0 && <Loading />}
      {hasFailed && <Failed />}
      {isEmpty && (
        <p className={styles.none}>
          {say(isMine ? 'Image.You have no pictures yet.' : 'Image.There are no pictures here.')}
        </p>
      )}
      {images.length > 0 && <Grid isMine={isMine} />}
      {isViewed && (
        <ImageViewer
          images={images}
          at={at}
          onToggle={(open) => !open && folder.send({ type: 'folder.lookAway' })}
        />
      )}
    </div>
  );
};

/** A player's pictures: `me`, or an id [§1 image folder]. */
export const Folder = ({ of }: { of: string }) => {
  const say = useSay();
  return (
    <Card as="section" title={say('Image.Pictures')}>
      <Late fallback={<Loading />}>
        <Content of={of} />
      </Late>
    </Card>
  );
};
