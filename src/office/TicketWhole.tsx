import type { StaffSelf } from '../../contract/staff';
import type { TicketAttachment } from '../../contract/ticket';
import type * as office from '../../contract/ticket.desk';
import type { DeskActor } from '../../machines/office/desk.machine';
import { freshAt } from '../../machines/office/office.rules';
import { Button } from '../ui/Button';
import { ask } from './ask';
import { DeedButtons } from './DeedButtons';
import { DeskLink } from './DeskLink';
import { tickets } from './desks/ticket.desk';
import type { Go } from './go';
import { deedsFor } from './look';
import styles from './Office.module.css';
import { Parts } from './Parts';
import { say, sayWhen } from './say';
import { Typists } from './Typists';

interface TicketWholeProps {
  desk: DeskActor;
  item: office.TicketWhole;
  self: StaffSelf;
  go: Go;
}

/** Where the page lies that steps through what happened in a tab [decision 150]. */
const INSPECTOR = '/staff/inspect';

/** Files of a message: pictures to look at, papers to download, what happened to step through. */
const Files = ({ files }: { files: readonly TicketAttachment[] }) =>
  files.length > 0 && (
    <ul className={styles.files}>
      {files.map(({ _id, name, type, url }) => (
        <li key={_id}>
          <a
            href={type === 'happened' ? `${INSPECTOR}#${url}` : url}
            target="_blank"
            rel="noreferrer"
          >
            {type === 'happened' ? say('What happened, in the inspector') : name}
          </a>
        </li>
      ))}
    </ul>
  );

/** Where a merged ticket goes on, and what was merged into one. */
const Merged = ({ item, go }: Pick<TicketWholeProps, 'item' | 'go'>) => {
  const to = (id: string) => ({ ...freshAt('tickets'), id });
  return (
    <>
      {item.mergedInto !== undefined && (
        <p className={styles.quiet} role="status">
          {say('It goes on in another:')}{' '}
          <DeskLink to={to(item.mergedInto)} go={go}>
            {say('To that ticket')}
          </DeskLink>
        </p>
      )}
      {item.joined.length > 0 && (
        <p className={styles.quiet}>
          {say('Merged into this:')}{' '}
          {item.joined.map(({ _id, title }, index) => (
            <span key={_id} dir="auto">
              {index > 0 && ' · '}
              <DeskLink to={to(_id)} go={go}>
                {title}
              </DeskLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
};

/** A ticket with all that was said and noted, and the answers that are given often. */
export const TicketWhole = ({ desk, item, self, go }: TicketWholeProps) => {
  const deeds = deedsFor(tickets.deeds, item, self.grants, 'tickets');
  const answer = deeds.find(({ name }) => name === 'answerTicketDue');
  return (
    <article className={styles.dossier}>
      <h2 className={styles.subtitle} dir="auto">
        {item.title}
      </h2>
      <p className={styles.quiet}>
        <Parts of={[item.who, say(item.category), say(item.status), item.assignee]} />
      </p>
      <Merged item={item} go={go} />
      <p className={styles.words} dir="auto">
        {item.description}
      </p>
      {item.about !== undefined && (
        <p className={styles.quiet}>
          {say('Objects to decision {report} about {reported}', item.about)}
        </p>
      )}
      <Files files={item.attachments} />
      <ol className={styles.said}>
        {item.said.map(({ _id, by, staff, text, attachments, at }) => (
          <li key={_id} data-by={by}>
            <small>
              <Parts of={[staff ?? say(by), sayWhen(at)]} />
            </small>
            <p className={styles.words} dir="auto">
              {text}
            </p>
            <Files files={attachments} />
          </li>
        ))}
      </ol>
      <Typists desk={desk} who={item.who} />
      <div className={styles.deeds}>
        <DeedButtons desk={desk} deeds={deeds} item={item} id={item._id} />
      </div>
      {answer !== undefined && item.prepared.length > 0 && (
        <div className={styles.deeds} role="group" aria-label={say('Prepared answers')}>
          {item.prepared.map(({ name, text }) => (
            <Button
              key={name}
              onClick={() => ask(desk, { ...answer, values: () => ({ text }) }, item._id, item)}
            >
              {say('Answer: {name}', { name: say(name) })}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
};
