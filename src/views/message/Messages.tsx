import { useSelector } from '@xstate/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { MESSAGE_TEXT_MAX } from '../../../contract/limits';
import type { Message } from '../../../contract/message';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { isMoreLeft } from '../../../machines/kit/list.select';
import type { MessageActor } from '../../../machines/message/message.machine';
import { outbox as outboxOf, outgoing, said } from '../../../machines/message/messages.select';
import { useDates } from '../../app/dates';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { TextField } from '../../ui/TextField';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import styles from './Message.module.css';

const SKELETONS = 4;

const Said = ({ message, isMine }: { message: Message; isMine: boolean }) => {
  const dateOf = useDates('minute');
  const { player, playerId, icon, text, createdAt } = message;
  return (
    <li className={cx(styles.message, isMine && styles.mine)}>
      <PlayerAvatar playerId={playerId} name={player} size="small" src={icon} />
      <div className={styles.words}>
        <p className={styles.head}>
          <ProfileLink playerId={playerId} className={styles.player}>
            {player}
          </ProfileLink>
          <time className={styles.muted} dateTime={createdAt}>
            {dateOf(createdAt)}
          </time>
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </div>
    </li>
  );
};

/** One on its way: pale until it has arrived, with its reason when it has not. */
const Outgoing = ({ actor, n, draft }: { actor: MessageActor; n: number; draft: string }) => {
  const say = useSay();
  const messages = useResident('messages');
  const isSending = useSelector(actor, (message) => message.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const why =
    problem === undefined
      ? say('Message.It did not arrive.')
      : say(problem.slug ?? `Problem.${problem.title}`);
  return (
    <li className={cx(styles.message, styles.mine, styles.outgoing)} aria-busy={isSending}>
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {draft}
        </p>
        {isSending ? (
          <p className={styles.muted}>{say('Message.On its way')}</p>
        ) : (
          <div className={styles.trouble} role="alert">
            <p>{why}</p>
            <Button kind="ghost" onClick={() => actor.send({ type: 'message.retry' })}>
              {say('Common.Try again')}
            </Button>
            <Button kind="ghost" onClick={() => messages.send({ type: 'messages.discard', n })}>
              {say('Message.Discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
};

const Outbox = () => {
  const list = useView('messages', outboxOf);
  return list
    .filter(({ heard }) => !heard)
    .map(({ n, draft }) => <Waiting key={n} n={n} draft={draft} />);
};

const Waiting = ({ n, draft }: { n: number; draft: string }) => {
  const actor = useView('messages', (messages) => outgoing(messages, n));
  return actor === undefined ? null : (
    <Outgoing actor={actor as unknown as MessageActor} n={n} draft={draft} />
  );
};

const Earlier = ({ actor }: { actor: LoadMoreActor }) => {
  const say = useSay();
  const isBusy = useView('messages', (messages) => !messages.can({ type: 'list.more' }));
  const isLocked = useSelector(actor, (snapshot) => snapshot.hasTag('locked'));
  return (
    <div className={styles.earlier}>
      <Button
        kind="ghost"
        busy={isBusy || isLocked}
        onClick={() => actor.send({ type: 'loadMore.press' })}
      >
        {say('Message.Show earlier ones')}
      </Button>
    </div>
  );
};

const Log = () => {
  const say = useSay();
  const messages = useResident('messages');
  const list = useView('messages', said);
  const own = useView('messages', ({ context }) => context.playerId);
  const isWaiting = useView('messages', ({ context }) => context.outbox.length > 0);
  const hasMore = useView('messages', isMoreLeft);
  const isLoading = useView('messages', (snapshot) => snapshot.matches({ open: 'loading' }));
  const isCutShort = useView('messages', (snapshot) => snapshot.matches({ open: 'cutShort' }));
  const hasFailed = useView('messages', (snapshot) => snapshot.matches({ open: 'failed' }));
  if (list.length === 0 && !isWaiting && isLoading)
    return Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} shape="row" />);
  return (
    <>
      {hasMore && (
        <Mounted at="messages more" control="loadMore" input={{ list: 'messages' }}>
          {(actor) => <Earlier actor={actor} />}
        </Mounted>
      )}
      {isCutShort && (
        <p className={styles.muted} role="alert">
          {say('Message.The earlier messages did not load.')}
        </p>
      )}
      {list.length === 0 && !isWaiting && !hasFailed && (
        <p className={styles.muted}>{say('Message.Nothing has been said yet.')}</p>
      )}
      <ol className={styles.list}>
        {list.toReversed().map((message) => (
          <Said key={message._id} message={message} isMine={message.playerId === own} />
        ))}
        <Outbox />
      </ol>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{say('Message.The messages did not load.')}</p>
          <Button kind="ghost" onClick={() => messages.send({ type: 'list.retry' })}>
            {say('Common.Try again')}
          </Button>
        </div>
      )}
    </>
  );
};

const Composer = () => {
  const say = useSay();
  const messages = useResident('messages');
  const draft = useView('messages', ({ context }) => context.draft);
  const maySend = useView('messages', (snapshot) => snapshot.can({ type: 'messages.send' }));
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        messages.send({ type: 'messages.send' });
      }}
    >
      <TextField
        bare
        label={say('Message.Say something')}
        name="message"
        autoComplete="off"
        placeholder={say('Message.Say something')}
        value={draft}
        maxLength={MESSAGE_TEXT_MAX}
        onChange={(text) => messages.send({ type: 'messages.type', draft: text })}
      />
      <IconButton
        type="submit"
        label={say('Message.Send')}
        icon={<SendHorizontal aria-hidden="true" />}
        disabled={!maySend}
      />
    </form>
  );
};

/** What is said at the game, live [§3 Game messages]. */
export const Messages = () => {
  const say = useSay();
  const isGuest = useView('messages', ({ context }) => !context.signedIn);
  return (
    <Card as="section" title={say('Message.Messages')}>
      <div className={styles.messages}>
        {/* Focusable, or a long talk could not be scrolled by keyboard. */}
        <div className={styles.log} role="log" aria-label={say('Message.Messages')} tabIndex={0}>
          <div className={styles.inside}>
            <Log />
          </div>
        </div>
        {isGuest ? (
          <div className={styles.invitation}>
            <p>{say('Message.Sign in to say something.')}</p>
            <ButtonLink href="/sign-in">{say('Session.Sign in')}</ButtonLink>
          </div>
        ) : (
          <Composer />
        )}
      </div>
    </Card>
  );
};
