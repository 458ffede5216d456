import type { Advertisement } from '../../../contract/advertisement';
import styles from './AdvertisementContent.module.css';

type Shown = Pick<Advertisement, 'content' | 'name'>;

const Media = ({ content: { type, image, video, html }, name }: Shown) => {
  if (type === 'video')
    return <video src={video} poster={image} muted playsInline controls preload="none" />;
  if (type === 'image') return <img src={image} alt="" decoding="async" />;
  // Of no origin, without a way up, out or to anything that is kept [decision 40].
  return (
    <iframe
      src={html}
      title={name}
      sandbox="allow-scripts"
      allow=""
      referrerPolicy="no-referrer"
      loading="lazy"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
};

/** What is advertised, whole and in the room that it is given [§3 Advertisement]. */
export const AdvertisementContent = (shown: Shown) => (
  <div className={styles.content}>
    <Media {...shown} />
  </div>
);
