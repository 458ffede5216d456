import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  STARS_MAX,
  TICKET_ATTACHMENTS_MAX,
  TICKET_REVIEW_MAX,
  TICKET_TEXT_MAX,
} from '../../../contract/limits';
import type { Ticket, TicketMessage } from '../../../contract/ticket';
import { isSignedIn } from '../../../machines/auth/session.select';
import {
  addressOfTicket,
  ticketResolveFaults,
  ticketWriteFaults,
} from '../../../machines/ticket/ticket.rules';
import type { TicketResolveActor } from '../../../machines/ticket/ticketResolve.machine';
import type { TicketWriteActor } from '../../../machines/ticket/ticketWrite.machine';
import type { TypingActor } from '../../../machines/ticket/typing.machine';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Moment } from '../../app/Moment';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { StarRating, Stars } from '../../ui/StarRating';
import { TextArea } from '../../ui/TextArea';
import { useForm } from '../form/useForm';
import { ListFailed } from '../list/ListFailed';
import { Attachments } from './Attachments';
import { FileChoice } from './FileChoice';
import styles from './Ticket.module.css';
import { Turn } from './Turn';
import { categoryWords } from './words';

const ROWS = 4;

const Trouble = ({ texts }: { texts: readonly (string | undefined)[] }) => (
  <div className={styles.alerts} role="alert">
    {texts.map(
      (text) =>
        text !== undefined && (
          <p key={text} className={styles.trouble}>
            {text}
          </p>
        ),
    )}
  </div>
);

const TicketWriteForm = ({
  actor,
  typing,
  isReopening,
}: {
  actor: TicketWriteActor;
  typing: TypingActor;
  isReopening: boolean;
}) => {
  const say = useSay();
  const form = useForm(actor, ticketWriteFaults, { files: { max: TICKET_ATTACHMENTS_MAX } });
  const isAnswered = useSelector(typing, ({ context }) => context.typists.length > 0);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        typing.send({ type: 'typing.rest' });
        form.submit(event);
      }}
    >
      <p className={styles.typing} role="status">
        {isAnswered && say('Ticket.Support is writing…')}
      </p>
      <TextArea
        name="ticketText"
        label={say(isReopening ? 'Ticket.Is it not resolved? Write on.' : 'Ticket.Your message')}
        rows={ROWS}
        maxLength={TICKET_TEXT_MAX}
        value={form.value('ticketText')}
        onChange={(text) => {
          typing.send({ type: 'typing.press' });
          form.change('ticketText')(text);
        }}
        {...form.error('ticketText')}
      />
      <FileChoice value={form.value('files')} onChange={form.change('files')} />
      <Trouble texts={[form.error('files').error, form.refusal]} />
      <div>
        <Button
          type="submit"
          kind={isReopening ? 'quiet' : 'primary'}
          busy={form.isBusy}
          disabled={form.isAccepted}
        >
          {say(isReopening ? 'Ticket.Send and reopen' : 'Ticket.Send')}
        </Button>
      </div>
    </form>
  );
};

export const TicketResolveForm = ({ actor }: { actor: TicketResolveActor }) => {
  const say = useSay();
  const form = useForm(actor, ticketResolveFaults);
  const isRating = useSelector(actor, ({ context }) => context.values['rates'] === 'yes');
  const rating = Number(form.value('rating'));
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <div className={styles.rate}>
        <p>{say('Ticket.How well did we help?')}</p>
        <StarRating
          legend={say('Ticket.How well did we help?')}
          starLabels={Array.from({ length: STARS_MAX }, (_, index) =>
            say('Review.{count} stars', { count: index + 1 }),
          )}
          value={rating}
          hovered={0}
          onHover={() => undefined}
          onRate={(star) => form.change('rating')(String(star))}
        />
      </div>
      {rating > 0 && (
        <TextArea
          name="review"
          label={say('Ticket.What should we know about it?')}
          maxLength={TICKET_REVIEW_MAX}
          value={form.value('review')}
          onChange={form.change('review')}
        />
      )}
      <Trouble texts={[form.error('rating').error, form.refusal]} />
      <div>
        <Button
          type="submit"
          kind={isRating ? 'primary' : 'quiet'}
          busy={form.isBusy}
          disabled={form.isAccepted}
        >
          {say(isRating ? 'Ticket.Send the rating' : 'Ticket.It is resolved')}
        </Button>
      </div>
    </form>
  );
};

const Said = ({ message }: { message: TicketMessage }) => {
  const say = useSay();
  const { by, text, attachments, createdAt } = message;
  return (
    <li className={cx(styles.said, by === 'support' && styles.theirs)}>
      <p className={styles.by}>
        <strong>{say(by === 'support' ? 'Ticket.Support' : 'Ticket.You')}</strong>{' '}
        <Moment at={createdAt} className={styles.muted} />
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Attachments files={attachments} />
    </li>
  );
};

/** The description is what was said first. */
const firstOf = ({ _id, description, attachments, createdAt }: Ticket): TicketMessage[] =>
  description === '' && attachments.length === 0
    ? []
    : [{ _id, by: 'player', text: description, attachments, createdAt }];

const Conversation = ({ ticket }: { ticket: Ticket }) => {
  const say = useSay();
  const all = [...firstOf(ticket), ...ticket.messages];
  return (
    <ol className={styles.conversation} aria-label={say('Ticket.Conversation')} aria-live="polite">
      {all.map((message) => (
        <Said key={message._id} message={message} />
      ))}
    </ol>
  );
};

const Rated = ({ ticket: { rating, review } }: { ticket: Ticket }) => {
  const say = useSay();
  if (rating === undefined) return null;
  return (
    <div className={styles.rated}>
      <p>{say('Ticket.Your rating')}</p>
      <Stars value={rating} label={say('Review.{count} stars', { count: rating })} />
      {review !== undefined && review !== '' && (
        <p className={styles.text} dir="auto">
          {review}
        </p>
      )}
    </div>
  );
};

const turns = {
  awaiting_player_reply: 'Ticket.We have answered: it is your turn.',
  awaiting_support_reply: 'Ticket.It is our turn: a person answers as soon as they can.',
  resolved: 'Ticket.It is resolved.',
} as const;

const Steps = ({ ticket }: { ticket: Ticket }) => {
  const say = useSay();
  const access = useView('ticket', ({ context }) => context.access);
  const mayWrite = useView('ticket', (snapshot) => snapshot.can({ type: 'ticket.written' }));
  const mayResolve = useView('ticket', (snapshot) => snapshot.can({ type: 'ticket.resolved' }));
  const isClosed = useView('ticket', (snapshot) => snapshot.matches({ open: { stage: 'closed' } }));
  const { _id: id, status } = ticket;
  const isResolved = status === 'resolved';
  const rates = isResolved ? 'yes' : '';
  const resolving = mayResolve && (
    <Card as="section" key="resolve">
      <Mounted
        key={`resolve ${id} ${rates}`}
        at={`ticketResolve ${id} ${rates}`.trim()}
        control="ticketResolve"
        input={{ id, access, rates }}
      >
        {(actor) => <TicketResolveForm actor={actor} />}
      </Mounted>
    </Card>
  );
  return (
    <>
      {isResolved && resolving}
      {mayWrite && (
        <Card as="section" key="write">
          <Mounted key={`typing ${id}`} at={`typing ${id}`} control="typing" input={{ id, access }}>
            {(typing) => (
              <Mounted
                key={`write ${id}`}
                at={`ticketWrite ${id}`}
                control="ticketWrite"
                input={{ id, access }}
              >
                {(actor) => (
                  <TicketWriteForm actor={actor} typing={typing} isReopening={isResolved} />
                )}
              </Mounted>
            )}
          </Mounted>
        </Card>
      )}
      {!isResolved && resolving}
      {isClosed && (
        <p className={styles.muted}>
          {say('Ticket.It was resolved more than 14 days ago, so it takes no more messages.')}{' '}
          <a className={styles.link} href="/support">
            {say('Ticket.Ask something new')}
          </a>
        </p>
      )}
    </>
  );
};

/** Where a merged one goes on. */
const Elsewhere = ({ id }: { id: string }) => {
  const say = useSay();
  return (
    <Card as="section">
      <div className={styles.page}>
        <p>
          {say(
            'Ticket.We have put this together with another question of yours. All that was said stands there, and there you write on.',
          )}
        </p>
        <div>
          <ButtonLink href={addressOfTicket({ id, access: '' })} kind="primary">
            {say('Ticket.To the question')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};

const Renewed = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Ticket.We have put your questions together')}
      text={say(
        'Ticket.The mail that we sent you then has a new link to them. Earlier ones open them no more.',
      )}
      action={<ButtonLink href="/support">{say('Ticket.Ask something new')}</ButtonLink>}
    />
  );
};

const Shown = ({ ticket }: { ticket: Ticket }) => {
  const say = useSay();
  const { title, category, status, createdAt, mergedInto } = ticket;
  return (
    <>
      <header className={styles.ticketHead}>
        <h1 dir="auto">{title}</h1>
        <p className={styles.muted}>
          {say(categoryWords[category])}
          {' · '}
          <Moment at={createdAt} />
        </p>
      </header>
      <p className={styles.whose} role="status">
        <Turn ticket={ticket} />
        {mergedInto === undefined && <span>{say(turns[status])}</span>}
      </p>
      {mergedInto === undefined ? <Conversation ticket={ticket} /> : <Elsewhere id={mergedInto} />}
      <Rated ticket={ticket} />
      <Steps ticket={ticket} />
    </>
  );
};

const Missing = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Ticket.There is no such question')}
      text={say('Ticket.Sign in as who asked it, or use the link that we mailed.')}
      action={<ButtonLink href="/support/tickets">{say('Ticket.Your questions')}</ButtonLink>}
    />
  );
};

const Loading = () => (
  <div aria-hidden="true" className={styles.page}>
    <Skeleton shape="row" />
    <Skeleton shape="block" />
  </div>
);

const Look = () => {
  const say = useSay();
  const actor = useResident('ticket');
  const signedIn = useView('session', isSignedIn);
  const ticket = useView('ticket', ({ context }) => context.ticket);
  const isMissing = useView('ticket', (snapshot) =>
    snapshot.matches({ open: { page: 'missing' } }),
  );
  const isRenewed = useView('ticket', (snapshot) =>
    snapshot.matches({ open: { page: 'renewed' } }),
  );
  const hasFailed = useView('ticket', (snapshot) => snapshot.hasTag('failed'));
  return (
    <Page title={ticket?.title ?? say('Ticket.Question')} width="text">
      <div className={styles.page}>
        {signedIn && (
          <div className={styles.back}>
            <ButtonLink
              href="/support/tickets"
              kind="ghost"
              icon={<ArrowLeft aria-hidden="true" />}
            >
              {say('Ticket.Your questions')}
            </ButtonLink>
          </div>
        )}
        {isMissing && <Missing />}
        {isRenewed && <Renewed />}
        {hasFailed && (
          <ListFailed
            title={say('Ticket.The question did not load')}
            onRetry={() => actor.send({ type: 'ticket.retry' })}
          />
        )}
        {ticket !== undefined && <Shown ticket={ticket} />}
        {ticket === undefined && !hasFailed && !isMissing && !isRenewed && <Loading />}
      </div>
    </Page>
  );
};

/** A question to support, what was said of it, and what its asker may do [§2, §4]. */
export const TicketPage = () => {
  const say = useSay();
  return (
    <Late
      fallback={
        <Page title={say('Ticket.Question')} width="text">
          <Loading />
        </Page>
      }
    >
      <Look />
    </Late>
  );
};
