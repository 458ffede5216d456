import type { Mail, Post } from '../mail/mail.consumer';
import { sayIn } from '../phrase/phrase.say';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { accessTo } from './ticket.command';
import { type TicketEvent, ticketKind } from './ticket.events';

interface Words {
  readonly subject: string;
  readonly text: string;
}

const opened: Words = {
  subject: 'Mail.Your question to the support of {app_name}',
  text: 'Mail.We have your question and answer as soon as we can. With this link you read it and write on. Whoever has the link can do so too: keep it to yourself. If you asked us nothing, ignore this mail.',
};
const answered: Words = {
  subject: 'Mail.The support of {app_name} has answered you',
  text: 'Mail.There is an answer to your question. With this link you read it and write on.',
};
const resolved: Words = {
  subject: 'Mail.The support of {app_name} has resolved your question',
  text: 'Mail.We hold your question resolved. If it is not, write on within 14 days with this link; there you can also say how well we did.',
};

const joined: Words = {
  subject: 'Mail.The support of {app_name} has put your questions together',
  text: 'Mail.Several questions of yours are one now, so that one answer serves them all. With this link you read it and write on; use it instead of earlier ones.',
};

const split: Words = {
  subject: 'Mail.The support of {app_name} has taken your questions apart',
  text: 'Mail.We had put a question of yours together with another by mistake. It stands by itself again, and waits for our answer. With this link you read it and write on.',
};

/** What a person is mailed of; what a player asked themselves stands on their screen. */
const wordsOf = (event: TicketEvent): Words | undefined => {
  if (event.type === 'ticket.opened') return event.player === undefined ? opened : undefined;
  if (event.type === 'ticket.written') return event.by === 'support' ? answered : undefined;
  if (event.type === 'ticket.resolved') return event.by === 'support' ? resolved : undefined;
  if (event.type === 'ticket.split') return split;
  return event.type === 'ticket.joined' ? joined : undefined;
};

type Parts = Pick<Platform, 'config' | 'look' | 'secrets' | 'store' | 'sql'> & {
  readonly post: Post;
};

/**
 * Mails the link of a guest's ticket, and that support has answered or resolved one, at least once,
 * in the language of whom it is for. What was said is never in it: an address may be somebody else's.
 */
export const ticketMail = (parts: Parts): Consumer => {
  const { config, look, store, sql, post } = parts;

  const addressOf = async (id: string, player: string | undefined) => {
    if (player !== undefined) {
      const { account } = await store.load(streamOf(playerKind, player));
      return account && { to: account.email, language: account.language ?? 'en-US', at: id };
    }
    // A link that was renewed since would open nothing.
    const [row] = await sql<{ email: string; language: string; open: string; joins: number }[]>`
      select t.email, t.language, o.id as open, o.joins
      from tickets t join tickets o on o.id = coalesce(t.merged_into, t.id)
      where t.id = ${id} and t.email is not null`;
    if (row === undefined) return undefined;
    const { email, language, open, joins } = row;
    return { to: email, language, at: `${open}?access=${accessTo(parts, open, joins)}` };
  };

  const mailOf = async (id: string, event: TicketEvent): Promise<Mail | undefined> => {
    const words = wordsOf(event);
    const address = words && (await addressOf(id, event.player));
    if (words === undefined || address === undefined) return undefined;
    const say = sayIn(address.language, look.worn.name);
    const link = `${config.PUBLIC_URL}/support/tickets/${address.at}`;
    return {
      ...(event.player !== undefined && { player: event.player }),
      to: address.to,
      subject: say(words.subject),
      text: `${say(words.text)}\n\n${link}\n`,
    };
  };

  return {
    name: 'ticket mail',
    stance: 'neutral',
    from: 'start',
    async handle(events) {
      for (const { id, event } of eventsOf(ticketKind, events)) {
        const mail = await mailOf(id, event);
        if (mail !== undefined) await post(mail);
      }
    },
  };
};
