import PenLine from 'lucide-react/icons/pen-line';
import type { TicketSummary } from '../../../contract/ticket';
import { ticketFilters } from '../../../contract/ticket.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import { queryOf, searchOf } from '../../../machines/kit/list.select';
import { route } from '../../../machines/router/router.select';
import { addressOfTicket } from '../../../machines/ticket/ticket.rules';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Moment } from '../../app/Moment';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { SearchBox } from '../../ui/SearchBox';
import { Tabs } from '../../ui/Tabs';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import styles from './Ticket.module.css';
import { Turn } from './Turn';
import { categoryWords, filterWords } from './words';

const SKELETONS = 4;

const Row = ({ ticket }: { ticket: TicketSummary }) => {
  const say = useSay();
  const { _id: id, title, category, status, updatedAt } = ticket;
  return (
    <li className={styles.row} data-status={status}>
      <a className={styles.open} href={addressOfTicket({ id, access: '' })}>
        <span className={styles.rowTitle} dir="auto">
          {title}
        </span>
        <Turn ticket={ticket} />
        <span className={styles.muted}>
          {say(categoryWords[category])}
          {' · '}
          <Moment at={updatedAt} isInControl />
        </span>
      </a>
    </li>
  );
};

const Empty = () => {
  const say = useSay();
  const { search } = useView('tickets', queryOf);
  const isNone = useView('tickets', ({ context }) => context.counts.all === 0);
  return (
    <EmptyState
      art="ticket"
      title={say(
        search === '' && isNone
          ? 'Ticket.You have asked us nothing yet'
          : 'Ticket.There are no such questions',
      )}
      {...(isNone && { text: say('Ticket.Whatever it is: write to us, a person answers.') })}
    />
  );
};

const Search = () => {
  const say = useSay();
  const list = useResident('tickets');
  const text = useView('tickets', searchOf);
  const isBusy = useView('tickets', (snapshot) => snapshot.matches({ open: 'typing' }));
  return (
    <SearchBox
      label={say('Ticket.Search your questions')}
      placeholder={say('Ticket.Search your questions')}
      clearLabel={say('Lobby.Clear the search')}
      value={text}
      busy={isBusy}
      onChange={(typed) => list.send({ type: 'list.search', text: typed })}
    />
  );
};

const Filtered = () => {
  const say = useSay();
  const list = useResident('tickets');
  const chosen = useView('tickets', ({ context: { query, status } }) =>
    query.status === '' ? status : query.status,
  );
  const counts = useView('tickets', ({ context }) => context.counts);
  return (
    <>
      <Search />
      <Tabs
        label={say('Ticket.Which questions')}
        selected={chosen}
        tabs={ticketFilters.map((filter) => ({
          id: filter,
          label: say(filterWords[filter]),
          ...(counts[filter] > 0 && { count: String(counts[filter]) }),
        }))}
        onSelect={(status) => list.send({ type: 'list.filter', query: { status } })}
      >
        <PagedList
          of="tickets"
          words={{
            label: 'Ticket.Your questions',
            count: 'Ticket.{count} questions',
            failed: 'Ticket.Your questions did not load.',
            cutShort: 'Ticket.The next questions did not load.',
          }}
          className={styles.list}
          item={(ticket) => <Row key={ticket._id} ticket={ticket} />}
          loading={<ListLoading rows={SKELETONS} />}
          empty={<Empty />}
        />
      </Tabs>
    </>
  );
};

/** A guest has no list: the link of each question is mailed, and that of a new one is here [§2]. */
const Guest = () => {
  const say = useSay();
  const id = useView('router', (router) => route(router).query['created'] ?? '');
  const access = useView('router', (router) => route(router).query['access'] ?? '');
  const isCreated = id !== '' && access !== '';
  return (
    <EmptyState
      art="ticket"
      title={say(
        isCreated ? 'Ticket.We have your question' : 'Ticket.Your questions are in your mails',
      )}
      text={say(
        isCreated
          ? 'Ticket.We have mailed you a link to it. With it you read our answer and write on.'
          : 'Ticket.Each question has a link of its own, which we mailed to you. With an account you have them all here.',
      )}
      action={
        isCreated ? (
          <ButtonLink href={addressOfTicket({ id, access })} kind="primary">
            {say('Ticket.To the question')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/support" kind="primary">
            {say('Ticket.Ask our support')}
          </ButtonLink>
        )
      }
    />
  );
};

/** The questions that one has asked, by whose turn it is [§2, §4]. */
export const TicketsPage = () => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  return (
    <Page title={say('Ticket.Your questions')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Ticket.Your questions')}</h1>
          <ButtonLink href="/support" kind="primary" icon={<PenLine aria-hidden="true" />}>
            {say('Ticket.Ask something')}
          </ButtonLink>
        </div>
        <Card as="section">
          {signedIn ? (
            <Late fallback={<ListLoading rows={SKELETONS} />}>
              <Filtered />
            </Late>
          ) : (
            <Guest />
          )}
        </Card>
      </div>
    </Page>
  );
};
