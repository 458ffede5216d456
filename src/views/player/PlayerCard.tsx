import { useSelector } from '@xstate/react';
import type { Profile } from '../../../contract/profile';
import { isSignedIn } from '../../../machines/auth/session.select';
import { user } from '../../../machines/player/player.select';
import type { PlayerCardActor } from '../../../machines/player/playerCard.machine';
import { profile } from '../../../machines/player/playerCard.select';
import { useHasArrived, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Skeleton } from '../../ui/Skeleton';
import { Watched } from '../relation/Related';
import { RelationActions } from '../relation/RelationActions';
import { About } from './About';
import styles from './PlayerCard.module.css';
import { PlayerFacts } from './PlayerFacts';
import { PlayerHead } from './PlayerHead';
import { ProfileLink } from './ProfileLink';

const ROWS = 4;

/** The steps towards another player; nobody is related to themselves, or as a guest. */
export const PlayerActions = ({ shown, onAsk }: { shown: Profile; onAsk?: () => void }) => {
  const signedIn = useView('session', isSignedIn);
  const isMe = useView('player', (player) => user(player)?._id === shown._id);
  const hasArrived = useHasArrived();
  return signedIn && !isMe && hasArrived ? (
    <Watched playerId={shown._id}>
      {(actor) => (
        <RelationActions
          actor={actor}
          username={shown.username}
          layout="card"
          {...(onAsk && { onAsk })}
        />
      )}
    </Watched>
  ) : null;
};

interface PlayerCardProps {
  actor: PlayerCardActor;
  /** Known before the rest has loaded. */
  name: string;
  /** A dialog opens over the card. */
  onLeave: () => void;
}

/** Who a player is, and what one can do about it: the avatar's card [§2]. */
export const PlayerCard = ({ actor, name, onLeave }: PlayerCardProps) => {
  const say = useSay();
  const shown = useSelector(actor, profile);
  const isGone = useSelector(actor, (card) => card.matches('gone'));
  const hasFailed = useSelector(actor, (card) => card.hasTag('failed'));
  const isAsked = useView('modals', (modals) => modals.matches('shown'));
  // Under the dialog the card would keep what the dialog is to give the focus back to.
  if (isAsked) queueMicrotask(onLeave);
  if (isGone)
    return (
      <p className={styles.none} role="status">
        {say('People.Player not available')}
      </p>
    );
  if (hasFailed)
    return (
      <div className={styles.none} role="alert">
        <p>{say('Player.{name} did not load', { name })}</p>
        <Button onClick={() => actor.send({ type: 'playerCard.retry' })}>
          {say('Common.Try again')}
        </Button>
      </div>
    );
  if (shown === undefined)
    return (
      <div className={cx(styles.card, styles.loading)} aria-busy="true">
        {Array.from({ length: ROWS }, (_, index) => (
          <Skeleton key={index} shape={index === 0 ? 'row' : 'text'} />
        ))}
      </div>
    );
  return (
    <div className={styles.card}>
      <PlayerHead profile={shown} level={2} />
      <About profile={shown} className={styles.about} />
      <PlayerFacts profile={shown} />
      <div className={styles.actions}>
        <ProfileLink playerId={shown._id} className={styles.link}>
          {say('Player.To the profile')}
        </ProfileLink>
        <PlayerActions shown={shown} onAsk={onLeave} />
      </div>
    </div>
  );
};
