import { createTransport } from 'nodemailer';
import { withAppName } from '../../contract/phrase.rules';
import type { Config } from '../config';
import { type LinkPurpose, linkKind } from '../link/link.events';
import { translationsOf } from '../phrase/words';
import { type Account, playerKind } from '../player/player.events';
import type { Secrets } from '../secret/secrets';
import type { Consumer } from '../store/consumer';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';

export interface Mail {
  /** Who it is for, where they are a player: what is kept of it goes with them. */
  player?: string;
  to: string;
  subject: string;
  text: string;
}
export type Post = (mail: Mail) => Promise<void>;

/** Mails go out by SMTP when it is configured; else they are kept, to be read at `/mails`. */
export const postFor = (config: Config, sql: Sql): Post => {
  if (config.SMTP_URL === undefined) {
    return async ({ player = null, to, subject, text }) => {
      await sql`
        insert into mails (at, recipient, subject, body, player)
        values (now(), ${to}, ${subject}, ${text}, ${player})`;
    };
  }
  const transport = createTransport(config.SMTP_URL);
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from: config.MAIL_FROM, to, subject, text });
  };
};

const words: Record<LinkPurpose, { subject: string; text: string; path: string }> = {
  'new password': {
    subject: 'Mail.Choose a new password for {app_name}',
    text: 'Mail.Somebody asked for a new password for your account. The link works once, for one hour. If it was not you, ignore this mail.',
    path: '/new-password',
  },
  'sign in': {
    subject: 'Mail.Your sign-in link for {app_name}',
    text: 'Mail.With this link you sign in without a password. It works once, for one hour.',
    path: '/sign-in',
  },
  email: {
    subject: 'Mail.Confirm your e-mail address for {app_name}',
    text: 'Mail.With this link you confirm that this e-mail address is yours. It works once, for one day. If you have no account with us, ignore this mail.',
    path: '/verified',
  },
  'new email': {
    subject: 'Mail.Confirm your e-mail address for {app_name}',
    text: 'Mail.With this link you confirm that this e-mail address is yours. It works once, for one day. If you have no account with us, ignore this mail.',
    path: '/verified',
  },
};

/**
 * Where a link goes: to the address that it proves. One for an address that is not wanted any more
 * must not reach another one, which it would prove instead.
 */
const addressFor = (link: string, purpose: LinkPurpose, account: Account): string | undefined => {
  if (purpose !== 'new email') return account.email;
  return account.reset?.link === link ? account.reset.email : undefined;
};

interface MailDeps {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly store: Pick<Store, 'load'>;
  readonly post: Post;
}

/**
 * Mails the links that were issued, at least once, in the player's language. The link's secret is
 * derived here and stands nowhere else.
 */
export const mailConsumer = ({ config, secrets, store, post }: MailDeps): Consumer => ({
  name: 'mail',
  from: 'start',
  async handle(events) {
    for (const { stream, id, event } of events) {
      if (!stream.startsWith(`${linkKind.name}:`) || event.type !== 'link.issued') continue;
      const { player, purpose } = await store.load(streamOf(linkKind, id));
      if (player === undefined || purpose === undefined) continue;
      const { account } = await store.load(streamOf(playerKind, player));
      if (account === undefined) continue;
      const { subject, text, path } = words[purpose];
      const texts = translationsOf(account.language ?? 'en-US');
      const say = (slug: string) =>
        withAppName(texts[slug] ?? slug.slice(slug.indexOf('.') + 1), config.APP_NAME);
      const link = `${config.PUBLIC_URL}${path}?link=${secrets.seal('link', id)}`;
      const to = addressFor(id, purpose, account);
      if (to === undefined) continue;
      await post({ player, to, subject: say(subject), text: `${say(text)}\n\n${link}\n` });
    }
  },
});
