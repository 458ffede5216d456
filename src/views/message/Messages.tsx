import { useSelector } from '@xstate/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { MESSAGE_TEXT_MAX } from '../../../contract/limits';
import type { Message } from '../../../contract/message';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { MessageActor } from '../../../machines/message/message.machine';
import { messageActor, outgoing } from '../../../machines/message/messageWrite.select';
import { useResident, useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/IconButton';
import { TextField } from '../../ui/TextField';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import { ReportLink } from '../report/ReportLink';
import styles from './Message.module.css';

const SKELETONS = 4;

const Said = ({ message }: { message: Message }) => {
  const isMine = useView('messageWrite', ({ context }) => context.playerId === message.playerId);
  const { player, playerId, icon, text, createdAt } = message;
  return (
    <li className={cx(styles.message, isMine && styles.mine)}>
      <PlayerAvatar playerId={playerId} name={player} size="small" src={icon} />
      <div className={styles.words}>
        <p className={styles.head}>
          <ProfileLink playerId={playerId} className={styles.player}>
            {player}
          </ProfileLink>
          <Moment className={styles.muted} at={createdAt} isAtEnd />
          <ReportLink kind="message" id={message._id} of={playerId} />
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
  const writing = useResident('messageWrite');
  const isSending = useSelector(actor, (message) => message.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const why =
    problem === undefined ? say('Message.It did not arrive.') : say(slugOfProblem(problem));
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
            <Button kind="ghost" onClick={() => writing.send({ type: 'messageWrite.discard', n })}>
              {say('Message.Discard')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
};

const Waiting = ({ n, draft }: { n: number; draft: string }) => {
  const actor = useView('messageWrite', (writing) => messageActor(writing, n));
  return actor === undefined ? null : (
    <Outgoing actor={actor as unknown as MessageActor} n={n} draft={draft} />
  );
};

const Log = () => {
  const say = useSay();
  const waiting = useView('messageWrite', outgoing).filter(({ heard }) => !heard);
  return (
    <PagedList
      of="messages"
      isLog
      as="ol"
      words={{
        failed: 'Message.The messages did not load.',
        cutShort: 'Message.The earlier messages did not load.',
        more: 'Message.Show earlier ones',
      }}
      className={styles.list}
      item={(message) => <Said key={message._id} message={message} />}
      tail={
        waiting.length === 0
          ? undefined
          : waiting.map(({ n, draft }) => <Waiting key={n} n={n} draft={draft} />)
      }
      loading={<ListLoading rows={SKELETONS} />}
      empty={<p className={styles.muted}>{say('Message.Nothing has been said yet.')}</p>}
    />
  );
};

const Composer = () => {
  const say = useSay();
  const writing = useResident('messageWrite');
  const draft = useView('messageWrite', ({ context }) => context.draft);
  const maySend = useView('messageWrite', (snapshot) =>
    snapshot.can({ type: 'messageWrite.send' }),
  );
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        writing.send({ type: 'messageWrite.send' });
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
        onChange={(text) => writing.send({ type: 'messageWrite.type', draft: text })}
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
  const isGuest = useView('messageWrite', ({ context }) => !context.signedIn);
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
