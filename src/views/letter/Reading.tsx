import ArrowLeft from 'lucide-react/icons/arrow-left';
import MailOpen from 'lucide-react/icons/mail-open';
import { useLayoutEffect, useRef } from 'react';
import type { Letter } from '../../../contract/letter';
import { queryOf } from '../../../machines/kit/list.select';
import { addressOfSheet } from '../../../machines/letter/letters.rules';
import { letterRead } from '../../../machines/letter/letters.select';
import { useResident, useView } from '../../app/house';
import { later } from '../../app/later';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import { ReportLink } from '../report/ReportLink';
import styles from './Letters.module.css';

/** Asked for once a letter has some; its text does not wait. */
const Pictures = later(async () => (await import('../image/Pictures')).Pictures);

const Nothing = () => {
  const say = useSay();
  return (
    <div className={styles.nothing}>
      <MailOpen aria-hidden="true" />
      <p>{say('Letters.Choose a letter to read it here.')}</p>
    </div>
  );
};

const Sheet = ({ letter }: { letter: Letter }) => {
  const say = useSay();
  const actor = useResident('letters');
  const changes = useResident('letterChanges');
  const isSent = useView('letters', queryOf).box === 'sent';
  const head = useRef<HTMLHeadingElement>(null);
  const { _id: id, sender, recipient, text, images, createdAt } = letter;
  const other = isSent ? recipient : sender;
  const name = other.username;
  useLayoutEffect(() => head.current?.focus({ preventScroll: true }), [id]);
  return (
    <article className={styles.sheet}>
      <div className={styles.back}>
        <Button
          kind="ghost"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => actor.send({ type: 'letters.read', id: undefined })}
        >
          {say('Letters.Back to the list')}
        </Button>
      </div>
      <header className={styles.sheetHead}>
        <PlayerAvatar playerId={other._id} name={name} src={other.icon} />
        <div>
          <h2 ref={head} tabIndex={-1} className={styles.title}>
            {say(isSent ? 'Letters.To {name}' : 'Letters.From {name}', { name })}
          </h2>
          <p className={styles.time}>
            <ProfileLink playerId={other._id}>{name}</ProfileLink>
            {' · '}
            <Moment at={createdAt} />
          </p>
        </div>
      </header>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {images.length > 0 && <Pictures key={id} at={`pictures ${id}`} urls={images} />}
      <div className={styles.steps}>
        {!isSent && (
          <ButtonLink href={addressOfSheet(sender)} kind="primary">
            {say('Letters.Reply')}
          </ButtonLink>
        )}
        {!isSent && (
          <Button
            onClick={() =>
              changes.send({ type: 'saving.add', change: { ids: [id], state: 'unseen' } })
            }
          >
            {say('Letters.Mark as unread')}
          </Button>
        )}
        <Button
          kind="danger"
          onClick={() =>
            changes.send({ type: 'saving.add', change: { ids: [id], state: 'deleted' } })
          }
        >
          {say('Letters.Delete')}
        </Button>
        {!isSent && <ReportLink kind="letter" id={id} of={sender._id} />}
      </div>
    </article>
  );
};

/** The letter that is read, beside its list or, on a phone, in its place. */
export const Reading = () => {
  const letter = useView('letters', letterRead);
  return letter === undefined ? <Nothing /> : <Sheet letter={letter} />;
};
