import { PERSON_NAME_MAX, TICKET_TEXT_MAX, TICKET_TITLE_MAX } from '../../../contract/limits';
import { ticketCategories } from '../../../contract/ticket.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import { language } from '../../../machines/country/locale.select';
import { aboutOf, numberOf } from '../../../machines/report/appeal.rules';
import { route } from '../../../machines/router/router.select';
import { ticketCreateFaults } from '../../../machines/ticket/ticket.rules';
import type { TicketCreateActor } from '../../../machines/ticket/ticketCreate.machine';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SelectBox } from '../../ui/SelectBox';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { useForm } from '../form/useForm';
import { FileChoice } from './FileChoice';
import styles from './Ticket.module.css';
import { categoryWords } from './words';

const ROWS = 6;

const Contact = ({ form }: { form: ReturnType<typeof useForm> }) => {
  const say = useSay();
  return (
    <fieldset className={styles.contact}>
      <legend>{say('Ticket.How we can reach you')}</legend>
      <TextField
        label={say('Ticket.Your name')}
        autoComplete="name"
        maxLength={PERSON_NAME_MAX}
        required
        {...form.field('contactName')}
      />
      <TextField
        label={say('Ticket.Your e-mail address')}
        type="email"
        autoComplete="email"
        hint={say('Ticket.We answer there, with a link that only you have.')}
        required
        {...form.field('email')}
      />
    </fieldset>
  );
};

export const TicketCreateForm = ({ actor }: { actor: TicketCreateActor }) => {
  const say = useSay();
  const form = useForm(actor, ticketCreateFaults, { files: { max: 5 } });
  const category = form.value('category');
  const files = form.error('files').error;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label={say('Ticket.What is it about?')}
        maxLength={TICKET_TITLE_MAX}
        required
        {...form.field('ticketTitle')}
      />
      <SelectBox
        name="category"
        label={say('Ticket.Category')}
        value={ticketCategories.find((one) => one === category) ?? 'other'}
        options={ticketCategories.map((value) => ({ value, label: say(categoryWords[value]) }))}
        onChange={form.change('category')}
      />
      <TextArea
        name="ticketText"
        label={say('Ticket.Tell us more')}
        rows={ROWS}
        maxLength={TICKET_TEXT_MAX}
        value={form.value('ticketText')}
        onChange={form.change('ticketText')}
        hint={say('Ticket.What you did, what happened, and what you expected.')}
        {...form.error('ticketText')}
      />
      <FileChoice value={form.value('files')} onChange={form.change('files')} />
      {form.value('guest') === 'yes' && <Contact form={form} />}
      <div className={styles.alerts} role="alert">
        {[files, form.refusal].map(
          (trouble) =>
            trouble !== undefined && (
              <p key={trouble} className={styles.trouble}>
                {trouble}
              </p>
            ),
        )}
      </div>
      <div>
        <Button
          type="submit"
          kind="primary"
          size="big"
          busy={form.isBusy}
          disabled={form.isAccepted}
        >
          {say('Ticket.Send to support')}
        </Button>
      </div>
    </form>
  );
};

const Asking = () => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  const code = useView('locale', language);
  const guest = signedIn ? '' : 'yes';
  const about = useView('router', (router) => aboutOf(route(router)));
  const objection = about !== '' && {
    about,
    ticketTitle: say('Ticket.Objection to decision {number}', { number: numberOf(about) }),
  };
  return (
    <Mounted
      // Who signs in meanwhile is known by their account.
      key={`${guest} ${about}`}
      at={['ticketCreate', guest, about].filter(Boolean).join(' ')}
      control="ticketCreate"
      input={{ guest, language: code, category: objection ? 'appeal' : 'other', ...objection }}
    >
      {(actor) => <TicketCreateForm actor={actor} />}
    </Mounted>
  );
};

/** A question to support, from anybody [§1, §5]. */
export const SupportPage = () => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  return (
    <Page title={say('Nav.Support')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Ticket.Ask our support')}</h1>
          {signedIn && (
            <ButtonLink href="/support/tickets">{say('Ticket.Your questions')}</ButtonLink>
          )}
        </div>
        <Card as="section">
          <Late fallback={<Skeleton shape="block" />}>
            <Asking />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
