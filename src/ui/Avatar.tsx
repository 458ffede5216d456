import type { Frame } from '../../contract/level.rules';
import { AvatarArt } from '../art/AvatarArt';
import styles from './Avatar.module.css';
import { cx } from './cx';

export type Presence = 'online' | 'recent' | 'offline';

export interface AvatarProps {
  /** Whose face it is; also the alternative text unless decorative. */
  name: string;
  /** Draws the face when there is no image: the player's id. */
  seed: string;
  /** Their icon; the drawn face stands in where there is none or it does not load. */
  src?: string;
  size?: 'small' | 'normal' | 'big' | 'huge';
  presence?: Presence;
  /** What their level puts around it; told by form as well as by colour. */
  frame?: Frame | undefined;
  /** The presence in words; required to be told apart by listeners. */
  presenceText?: string;
  /** The name is written beside it. */
  decorative?: boolean;
}

/** Sides as the stylesheet has them: an image without them would shift what follows. */
const PIXELS = { small: 32, normal: 40, big: 64, huge: 112 } as const;

/** Presence differs by shape as well as colour: full disc, half disc, hollow square. */
export const Avatar = (props: AvatarProps) => {
  const { name, seed, src, size = 'normal', presence, presenceText, decorative, frame } = props;
  const words = [!decorative && name, presenceText].filter(Boolean).join(', ');
  return (
    <span
      className={cx(styles.avatar, styles[size])}
      {...(words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
    >
      <AvatarArt seed={seed} className={styles.face} />
      {src && (
        <img
          key={src}
          className={cx(styles.face, styles.picture)}
          src={src}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading="lazy"
          decoding="async"
          // A picture that does not load must not stand before the drawn face.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      {frame !== undefined && <span className={cx(styles.frame, styles[frame])} />}
      {presence && (
        <svg className={cx(styles.presence, styles[presence])} viewBox="0 0 16 16">
          <circle className={styles.gap} cx="8" cy="8" r="8" />
          {presence === 'online' && <circle cx="8" cy="8" r="5.5" />}
          {presence === 'recent' && <path d="M8 2.5a5.5 5.5 0 1 0 5.5 5.5A5.5 5.5 0 0 1 8 2.5z" />}
          {presence === 'offline' && (
            <rect x="4" y="4" width="8" height="8" rx="1.5" fill="none" strokeWidth="2" />
          )}
        </svg>
      )}
    </span>
  );
};
