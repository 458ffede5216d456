import { Suspense, useId, useRef } from 'react';
import { frameOf } from '../../../contract/level.rules';
import type { PlayerCardActor } from '../../../machines/player/playerCard.machine';
import { mounted } from '../../../machines/stage/stage.select';
import { useResident, useView } from '../../app/house';
import { useUnmounting } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Avatar, type AvatarProps } from '../../ui/Avatar';
import { part } from '../../ui/part';
import styles from './PlayerAvatar.module.css';
import { presences } from './presences';

const PlayerCard = part(
  async () => ({ PlayerCard: (await import('./PlayerCard')).PlayerCard }),
  'PlayerCard',
);

interface PlayerAvatarProps {
  playerId: string;
  name: string;
  size?: AvatarProps['size'];
  src?: string | undefined;
  presence?: AvatarProps['presence'];
  /** Where it is told: what it puts around the face. */
  level?: number | undefined;
}

/**
 * A face that opens its player's card [§2]. Opening, Escape, light dismissal and the return of the
 * focus are the browser's; who the player is, is asked for when it opens.
 */
export const PlayerAvatar = (props: PlayerAvatarProps) => {
  const { playerId, name, size, src, presence, level } = props;
  const say = useSay();
  const id = useId();
  const key = `playerCard ${id}`;
  const face = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const stage = useResident('stage');
  const actor = useView('stage', (snapshot) => mounted(snapshot, key));
  useUnmounting(key, actor !== undefined);
  const turn = (isOpen: boolean): void => {
    if (!isOpen) {
      // The browser returns a focus that is inside; one whose button has gone is nowhere.
      if (document.activeElement === document.body) face.current?.focus();
      return stage.send({ type: 'stage.unmount', key });
    }
    stage.send({ type: 'stage.mount', key, control: 'playerCard', input: { playerId } });
    card.current?.focus();
  };
  return (
    <>
      <button
        ref={face}
        type="button"
        className={styles.face}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={
          presence === undefined
            ? say('Player.About {name}', { name })
            : say('Player.About {name}, {presence}', { name, presence: say(presences[presence]) })
        }
      >
        <Avatar
          name={name}
          seed={playerId}
          decorative
          {...(size && { size })}
          {...(src && { src })}
          {...(presence && { presence })}
          frame={level === undefined ? undefined : frameOf(level)}
        />
      </button>
      <div
        ref={card}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={name}
        tabIndex={-1}
        className={styles.card}
        onToggle={(event) => turn(event.newState === 'open')}
      >
        {actor !== undefined && (
          <Suspense fallback={<div className={styles.waiting} />}>
            <PlayerCard
              actor={actor as unknown as PlayerCardActor}
              name={name}
              onLeave={() => card.current?.hidePopover()}
            />
          </Suspense>
        )}
      </div>
    </>
  );
};
