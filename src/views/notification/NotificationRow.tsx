import Check from 'lucide-react/icons/check';
import Gift from 'lucide-react/icons/gift';
import type { Notification } from '../../../contract/notification';
import { sentenceOf } from '../../../contract/push';
import { placeOf } from '../../../machines/notification/notifications.rules';
import { useResident } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PlayerAvatar } from '../player/PlayerAvatar';
import styles from './Notifications.module.css';

/** One notification: who, what, when; following it marks it as seen. */
export const NotificationRow = ({ notification }: { notification: Notification }) => {
  const say = useSay();
  const marks = useResident('notificationMarks');
  const { id, type, author, createdAt, seenAt } = notification;
  const isNew = seenAt === undefined;
  const see = () => isNew && marks.send({ type: 'saving.add', change: { id, category: type } });
  return (
    <li className={cx(styles.row, isNew && styles.new)}>
      {author === undefined ? (
        <span className={styles.sign} aria-hidden="true">
          <Gift />
        </span>
      ) : (
        <PlayerAvatar playerId={author._id} name={author.username} src={author.icon} />
      )}
      <div className={styles.words}>
        <a className={styles.link} href={placeOf(notification)} onClick={see}>
          {isNew && <VisuallyHidden>{`${say('Notification.New')}: `}</VisuallyHidden>}
          {say(sentenceOf(notification), { name: author?.username ?? '' })}
        </a>
        <Moment className={styles.time} at={createdAt} />
      </div>
      {isNew && (
        <IconButton
          kind="ghost"
          label={say('Notification.Mark as seen')}
          icon={<Check aria-hidden="true" />}
          onClick={see}
        />
      )}
    </li>
  );
};
