import { useEffect } from 'react';
import type { FolderImage } from '../../../contract/image';
import { itemsOf, queryOf } from '../../../machines/kit/list.select';
import { pictureOf } from '../../../machines/report/report.rules';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { Skeleton } from '../../ui/Skeleton';
import { PagedList, type PlaceProps } from '../list/PagedList';
import { Slides } from '../list/Slides';
import { ReportLink } from '../report/ReportLink';
import styles from './Folder.module.css';
import { Upload } from './Upload';
import { useViewer } from './useViewer';

interface PictureProps {
  image: FolderImage;
  /** Its place, from 1, and how many there are. */
  at: string;
  count: string;
  onLook: () => void;
}

/** One picture; one's own bears a box to mark it with. */
const Picture = ({ image, at, count, onLook }: PictureProps) => {
  const say = useSay();
  const marks = useResident('folderMarks');
  const owner = useView('folderMarks', ({ context }) => context.of);
  const isMine = owner === 'me';
  const isChosen = useView('folderMarks', ({ context }) => context.urls.includes(image.url));
  const canMark = useView('folderMarks', (snapshot) =>
    snapshot.can({ type: 'folderMarks.mark', url: image.url }),
  );
  return (
    <div className={cx(styles.cell, isChosen && styles.chosen)}>
      <button
        type="button"
        className={styles.open}
        aria-label={say('Image.Open picture {at} of {count}', { at, count })}
        onClick={onLook}
      >
        <img src={image.small} alt="" width={320} height={320} loading="lazy" decoding="async" />
      </button>
      {!isMine && owner !== undefined && (
        <span className={styles.report}>
          <ReportLink kind="picture" id={pictureOf(image.url) ?? ''} of={owner} />
        </span>
      )}
      {isMine && (
        <label className={styles.mark}>
          <input
            type="checkbox"
            aria-label={say('Image.Mark picture {at} of {count}', { at, count })}
            checked={isChosen}
            disabled={!canMark}
            onChange={() => marks.send({ type: 'folderMarks.mark', url: image.url })}
          />
        </label>
      )}
    </div>
  );
};

/** The width in pixels that a picture of the row needs. */
const PICTURE = 120;

/** The pictures side by side, as many as have room; the others are turned to. */
const Row = ({ children, ...place }: PlaceProps) => {
  const say = useSay();
  return (
    <div {...place}>
      <Slides
        at="folder row"
        label={say('Image.Pictures')}
        ends="stop"
        buttons="above"
        least={PICTURE}
      >
        {children}
      </Slides>
    </div>
  );
};

/** What is to be done with those that are marked; asked before it is done. */
const Marked = () => {
  const say = useSay();
  const marks = useResident('folderMarks');
  const count = useView('folderMarks', ({ context }) => context.urls.length);
  const isAsking = useView('folderMarks', (snapshot) => snapshot.matches('confirming'));
  const isDeleting = useView('folderMarks', (snapshot) => snapshot.matches('deleting'));
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
              onClick={() => marks.send({ type: 'folderMarks.confirm' })}
            >
              {say('Image.Delete them')}
            </Button>
            <Button
              kind="ghost"
              disabled={isDeleting}
              onClick={() => marks.send({ type: 'folderMarks.cancel' })}
            >
              {say('Image.Keep them')}
            </Button>
          </>
        ) : (
          <>
            <Button kind="danger" onClick={() => marks.send({ type: 'folderMarks.delete' })}>
              {say('Image.Delete')}
            </Button>
            <Button kind="ghost" onClick={() => marks.send({ type: 'folderMarks.unmark' })}>
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
  <div className={styles.bones} aria-busy="true">
    {Array.from({ length: SKELETONS }, (_, index) => (
      <Skeleton key={index} shape="block" />
    ))}
  </div>
);

const Content = ({ of }: { of: string }) => {
  const say = useSay();
  const folder = useResident('folder');
  const images = useView('folder', itemsOf);
  const isMine = useView('folder', (snapshot) => queryOf(snapshot).of === 'me');
  const { look, viewer } = useViewer('viewer', images);
  useEffect(() => {
    folder.send({ type: 'list.visit', query: { of } });
    return () => folder.send({ type: 'list.visit', query: undefined });
  }, [folder, of]);
  const none = (
    <p className={styles.none}>
      {say(isMine ? 'Image.You have no pictures yet.' : 'Image.There are no pictures here.')}
    </p>
  );
  return (
    <div className={styles.folder}>
      {isMine && <Upload target="folder" label={say('Image.Add a picture')} />}
      {isMine && <Marked />}
      <PagedList
        of="folder"
        words={{ count: 'Image.{count} pictures', failed: 'Image.The pictures did not load' }}
        as={Row}
        item={(image, index) => (
          <Picture
            key={image.url}
            image={image}
            at={String(index + 1)}
            count={String(images.length)}
            onLook={() => look(index)}
          />
        )}
        loading={<Loading />}
        empty={none}
        gone={none}
      />
      {viewer}
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
