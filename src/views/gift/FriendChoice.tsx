import { useId } from 'react';
import { withFriend } from '../../../machines/gift/giftSend.rules';
import type { Values } from '../../../machines/kit/form.words';
import { isMoreLeft, itemsOf, searchOf } from '../../../machines/kit/list.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import { Button, ButtonLink } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { ListSearch } from '../list/ListSearch';
import styles from './GiftSend.module.css';

interface FriendChoiceProps {
  chosen: readonly string[];
  values: Values;
  onChange: (friends: string) => void;
  error: string | undefined;
  /** Only one of them can be chosen. */
  one?: boolean;
}

const Nobody = () => {
  const say = useSay();
  return (
    <div className={styles.nobody}>
      <p>{say('People.No friends yet')}</p>
      <ButtonLink href="/friends/find">{say('People.Find players')}</ButtonLink>
    </div>
  );
};

const Unloaded = () => {
  const say = useSay();
  const actor = useResident('people');
  return (
    <div className={styles.nobody} role="alert">
      <p>{say('People.The list did not load')}</p>
      <Button onClick={() => actor.send({ type: 'list.retry' })}>{say('Common.Try again')}</Button>
    </div>
  );
};

/** Friends to choose from: those of the friends' list, and its search. */
export const FriendChoice = ({ chosen, values, onChange, error, one }: FriendChoiceProps) => {
  const say = useSay();
  const group = useId();
  const actor = useResident('people');
  const friends = useView('people', itemsOf);
  const text = useView('people', searchOf);
  const hasMore = useView('people', isMoreLeft);
  const isMoreOpen = useView('people', (list) => list.can({ type: 'list.more' }));
  const isEmpty = useView('people', (list) => list.matches({ open: 'empty' }));
  const hasFailed = useView('people', (list) => list.matches({ open: 'failed' }));
  const isWaiting = !isEmpty && !hasFailed && friends.length === 0;
  // Whoever an address names may be no friend any more: no box of theirs could be cleared.
  const isSomeoneElsewhere = chosen.some((id) => !friends.some(({ _id }) => _id === id));
  return (
    <fieldset className={styles.friends}>
      <legend className={styles.legend}>
        {say('Gifts.For')}
        <span className={styles.colour}>
          {say('Gifts.{count} friends chosen', { count: chosen.length })}
        </span>
      </legend>
      <ListSearch of="people" label="People.Search by name" />
      <div className={styles.people} aria-busy={isWaiting}>
        {isWaiting && <Skeleton shape="row" />}
        {isEmpty && text === '' && <Nobody />}
        {isEmpty && text !== '' && <p>{say('People.Nobody was found')}</p>}
        {hasFailed && friends.length === 0 && <Unloaded />}
        {friends.map(({ _id, username, icon }) => (
          <label key={_id} className={styles.person}>
            <input
              type={one ? 'radio' : 'checkbox'}
              {...(one && { name: group })}
              className={styles.radio}
              checked={chosen.includes(_id)}
              onChange={() => onChange(withFriend(values, _id))}
            />
            <Avatar name={username} seed={_id} decorative {...(icon && { src: icon })} />
            <span className={styles.personName}>{username}</span>
          </label>
        ))}
        {hasMore && (
          <Button
            kind="ghost"
            disabled={!isMoreOpen}
            onClick={() => actor.send({ type: 'list.more' })}
          >
            {say('Common.Show more')}
          </Button>
        )}
      </div>
      {isSomeoneElsewhere && !isWaiting && (
        <Button kind="ghost" onClick={() => onChange('')}>
          {say('Gifts.Choose nobody')}
        </Button>
      )}
      <p className={styles.trouble} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
};
