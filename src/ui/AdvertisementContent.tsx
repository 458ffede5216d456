import type { Advertisement } from '../../contract/advertisement';

/** What is advertised, as it is shown to whom it is for [§3 Advertisement]. */
export const AdvertisementContent = ({
  content: { type, image, video, html },
  name,
}: Pick<Advertisement, 'content' | 'name'>) => {
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
