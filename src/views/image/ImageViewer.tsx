import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { FolderImage } from '../../../contract/image';
import type { ViewerActor } from '../../../machines/image/viewer.machine';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { useModal } from '../../ui/useModal';
import styles from './ImageViewer.module.css';

/** A finger that moved less than this, in pixels, has pressed and not swiped. */
const SWIPE_PX = 40;

/** A picture to look at; its size in pixels where it is known. */
export type ViewedImage = Pick<FolderImage, 'url'> & Partial<FolderImage>;

interface ImageViewerProps {
  actor: ViewerActor;
  images: readonly ViewedImage[];
}

/** Pictures that fill the screen [§4 Image viewer]; the page behind stands still meanwhile. */
export const ImageViewer = ({ actor, images }: ImageViewerProps) => {
  const say = useSay();
  const from = useRef<number>(undefined);
  const viewer = useSelector(actor, (snapshot) => snapshot);
  const { at, count } = viewer.context;
  const isOpen = viewer.matches('open');
  const dialog = useModal(isOpen);
  const close = () => actor.send({ type: 'viewer.close' });
  const next = () => actor.send({ type: 'viewer.next' });
  const previous = () => actor.send({ type: 'viewer.previous' });
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) next();
    else if (event.key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) previous();
  };
  const release = (event: PointerEvent) => {
    const moved = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (Math.abs(moved) >= SWIPE_PX)
      actor.send({ type: 'viewer.swipe', towards: moved < 0 ? 'left' : 'right' });
  };
  const image = images[at];
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={say('Image.Pictures')}
      onKeyDown={steer}
      onCancel={(event) => {
        // Left to itself it would close although the machine still says open.
        event.preventDefault();
        close();
      }}
    >
      {isOpen && (
        <>
          <div
            className={styles.stage}
            onPointerDown={(event) => {
              from.current = event.clientX;
            }}
            onPointerUp={release}
            onPointerCancel={() => {
              from.current = undefined;
            }}
          >
            {image !== undefined && (
              <img
                key={image.url}
                className={cx(
                  styles.image,
                  viewer.matches({ open: 'turningOn' }) && styles.on,
                  viewer.matches({ open: 'turningBack' }) && styles.back,
                )}
                src={image.url}
                width={image.width}
                height={image.height}
                alt={say('Image.Picture {at} of {count}', {
                  at: String(at + 1),
                  count: String(count),
                })}
                draggable={false}
              />
            )}
          </div>
          <p className={styles.place} aria-live="polite">
            {`${at + 1} / ${count}`}
          </p>
          <button
            type="button"
            className={cx(styles.button, styles.close)}
            aria-label={say('Common.Close')}
            onClick={close}
          >
            <X aria-hidden="true" />
          </button>
          <button
            type="button"
            className={cx(styles.button, styles.previous)}
            aria-label={say('Image.Previous picture')}
            aria-disabled={!viewer.can({ type: 'viewer.previous' })}
            onClick={previous}
          >
            <ChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            className={cx(styles.button, styles.next)}
            aria-label={say('Image.Next picture')}
            aria-disabled={!viewer.can({ type: 'viewer.next' })}
            onClick={next}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
};
