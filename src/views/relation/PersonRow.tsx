import { useLayoutEffect, useRef } from 'react';
import type { RelatedPlayer } from '../../../contract/relation.view';
import { useSay } from '../../app/say';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import { presences } from '../player/presences';
import styles from './PeopleList.module.css';
import { Related } from './Related';
import { RelationActions } from './RelationActions';

/** One player of a list: who, whether they are here, and what can be done. */
export const PersonRow = ({ person }: { person: RelatedPlayer }) => {
  const say = useSay();
  const row = useRef<HTMLLIElement>(null);
  const { _id, username, level, presence, icon, relation } = person;
  useLayoutEffect(() => {
    const here = row.current;
    return () => {
      // Answered, a request leaves its list with the button that has the focus.
      if (here?.contains(document.activeElement)) here.closest('ul')?.focus();
    };
  }, []);
  return (
    <li ref={row} className={styles.row}>
      <PlayerAvatar playerId={_id} name={username} presence={presence} src={icon} level={level} />
      <div className={styles.words}>
        <ProfileLink playerId={_id} className={styles.name}>
          {username}
        </ProfileLink>
        <p className={styles.state}>
          <span>{say(presences[presence])}</span>
          <span className={styles.level}>{say('Player.Level {level}', { level })}</span>
          {relation.follower && <span>{say('People.Follows you')}</span>}
        </p>
      </div>
      <div className={styles.actions} role="group" aria-label={username}>
        <Related playerId={_id}>
          {(actor) => <RelationActions actor={actor} username={username} layout="row" />}
        </Related>
      </div>
    </li>
  );
};
