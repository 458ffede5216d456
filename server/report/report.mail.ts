import type { Post } from '../mail/mail.consumer';
import { sayIn } from '../phrase/phrase.say';
import type { Platform } from '../platform';
import { type Account, playerKind } from '../player/player.events';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { appealOf, appealPath } from './report.appeal';
import { type ReportEvent, reportKind } from './report.events';

type Decided = Extract<ReportEvent, { type: 'report.decided' }>;
type Parts = Pick<Platform, 'config' | 'look' | 'secrets' | 'store' | 'sql'> & {
  readonly post: Post;
};

/** An instant (ISO 8601) as its reader writes it, with the zone it is told in. */
const whenOf = (at: string, { language = 'en-US', timezone }: Account): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone ?? 'UTC',
  }).format(new Date(at));

/**
 * Mails the statement of reasons to whoever is suspended, and that it was taken back, at least once, in
 * their language: they sign in no more, so no page can tell them. What it is about is not quoted.
 */
export const reportMail = (parts: Parts): Consumer => {
  const { config, look, store, sql, post } = parts;

  const suspended = (id: string, { why, until }: Decided, account: Account) => {
    const say = sayIn(account.language ?? 'en-US', look.worn.name);
    const ends =
      until === undefined
        ? say('Mail.It lasts until it is taken back.')
        : `${say('Report.Until')}: ${whenOf(until, account)}`;
    const link = `${config.PUBLIC_URL}${appealPath(appealOf(parts, id))}`;
    return {
      subject: say('Mail.Your account at {app_name} is suspended'),
      text: [
        say(
          'Mail.We looked at what you did and suspended your account. You cannot sign in meanwhile.',
        ),
        `${say('Report.Why')}: ${why}`,
        ends,
        `${say('Report.Number')}: ${id}`,
        `${say('Mail.If you hold this to be wrong, object with this link. It needs no sign-in.')}\n\n${link}\n`,
      ].join('\n\n'),
    };
  };

  const opened = (account: Account) => {
    const say = sayIn(account.language ?? 'en-US', look.worn.name);
    return {
      subject: say('Mail.Your account at {app_name} is open again'),
      text: `${say('Mail.The suspension of your account was taken back. You can sign in again.')}\n\n${config.PUBLIC_URL}/sign-in\n`,
    };
  };

  const wasSuspended = async (id: string): Promise<boolean> => {
    const [row] = await sql`
      select 1 from reports where id = ${id} and outcome = 'suspend' and lifted`;
    return row !== undefined;
  };

  const mailOf = async (id: string, event: Decided, account: Account) => {
    if (event.outcome === 'suspend') return suspended(id, event, account);
    const isOver = event.outcome === 'dismiss' && (await wasSuspended(id));
    return isOver ? opened(account) : undefined;
  };

  return {
    name: 'report mail',
    stance: 'neutral',
    from: 'start',
    async handle(events) {
      for (const { id, event } of eventsOf(reportKind, events)) {
        if (event.type !== 'report.decided') continue;
        const { account } = await store.load(streamOf(playerKind, event.reported));
        const mail = account && (await mailOf(id, event, account));
        if (account !== undefined && mail !== undefined)
          await post({ player: event.reported, to: account.email, ...mail });
      }
    },
  };
};
