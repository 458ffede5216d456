import type { LookRegistry } from '../branding/look.registry';
import type { Config } from '../config';
import { type LinkPurpose, linkKind } from '../link/link.events';
import { type Say, sayIn } from '../phrase/phrase.say';
import { type Account, type PlayerEvent, playerKind } from '../player/player.events';
import type { Secrets } from '../secret/secret';
import type { Browser } from '../session/session.browser';
import { sessionKind } from '../session/session.events';
import type { Consumer } from '../store/consumer';
import type { Sql } from '../store/database';
import { eventsOf } from '../store/projection';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';

export interface Mail {
  /** Who it is for, where they are a player: what is kept of it goes with them. */
  player?: string;
  to: string;
  subject: string;
  text: string;
  /** A PDF that goes with it. */
  paper?: { readonly name: string; readonly bytes: Uint8Array };
}
export type Post = (mail: Mail) => Promise<void>;

/** A mail server that says nothing for so long is asked again later: by itself it may hang for ever. */
const SMTP_MS = 5_000;
const patience = {
  dnsTimeout: SMTP_MS,
  connectionTimeout: SMTP_MS,
  greetingTimeout: SMTP_MS,
  socketTimeout: SMTP_MS,
};

/** Mails go out by SMTP when it is configured; else they are kept, to be read at `/mails`. */
export const postFor = (config: Config, sql: Sql): Post => {
  if (config.SMTP_URL === undefined) {
    return async ({ player = null, to, subject, text, paper }) => {
      await sql`
        insert into mails (at, recipient, subject, body, player, paper_name, paper)
        values (now(), ${to}, ${subject}, ${text}, ${player}, ${paper?.name ?? null},
          ${paper === undefined ? null : Buffer.from(paper.bytes)})`;
    };
  }
  const server = { url: config.SMTP_URL, ...patience };
  const opened = import('nodemailer').then(({ createTransport }) => createTransport(server));
  return async ({ to, subject, text, paper }) => {
    const attachments =
      paper === undefined
        ? []
        : [
            {
              filename: paper.name,
              content: Buffer.from(paper.bytes),
              contentType: 'application/pdf',
            },
          ];
    const transport = await opened;
    await transport.sendMail({ from: config.MAIL_FROM, to, subject, text, attachments });
  };
};

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly path: string;
  /** What the text has places for: `{browser}` and `{place}`. */
  readonly browser?: Browser;
}

const proof: Words = {
  subject: 'Mail.Confirm your e-mail address for {app_name}',
  text: 'Mail.With this link you confirm that this e-mail address is yours. It works once, for one day. If you have no account with us, ignore this mail.',
  path: '/verified',
};

const words: Record<LinkPurpose, Words> = {
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
  email: proof,
  'new email': proof,
};

const passwordChanged: Words = {
  subject: 'Mail.Your password for {app_name} was changed',
  text: 'Mail.The password of your account was changed. If it was not you, choose a new one here at once.',
  path: '/forgot-password',
};

const guessed: Words = {
  subject: 'Mail.Somebody tries passwords for your account at {app_name}',
  text: 'Mail.Wrong passwords were given for your account several times. If it was not you, you need not do anything: we let nobody try often. A new password that you use nowhere else is safer still; choose one here.',
  path: '/forgot-password',
};

const factorSet: Words = {
  subject: 'Mail.Your account at {app_name} asks for a second factor',
  text: 'Mail.From now on a code of your app is asked for beside your password. If it was not you, choose a new password here at once and write to our support.',
  path: '/forgot-password',
};

const factorRemoved: Words = {
  subject: 'Mail.Your account at {app_name} asks for no second factor any more',
  text: 'Mail.From now on your password alone is enough to sign in. If it was not you, choose a new password here at once and write to our support.',
  path: '/forgot-password',
};

const recoveryUsed: Words = {
  subject: 'Mail.A recovery code of your account at {app_name} was used',
  text: 'Mail.One of the codes that you wrote down was used in place of a code of your app, and is worth nothing from now on. If it was not you, choose a new password here at once and write to our support.',
  path: '/forgot-password',
};

const tokenReused: Words = {
  subject: 'Mail.A sign-in of your account at {app_name} was used twice',
  text: 'Mail.A sign-in of your account was used from two places, as if it had been copied, so we ended it. Please sign in again. If you cannot tell why, choose a new password here: that ends every other sign-in.',
  path: '/forgot-password',
};

const browserMet: Words = {
  subject: 'Mail.A new browser at your account at {app_name}',
  text: 'Mail.Your account was entered from where it had not been before: {browser}, {place}. If it was not you, choose a new password here at once: that ends every other sign-in.',
  path: '/forgot-password',
};

const addressChanged: Words = {
  subject: 'Mail.Your e-mail address for {app_name} was changed',
  text: 'Mail.Your account has another e-mail address from now on, so this one gets no more mails. If it was not you, write to our support.',
  path: '/',
};

/**
 * Where a link goes: to the address that it proves. One for an address that is not wanted any more
 * must not reach another one, which it would prove instead.
 */
const addressFor = (link: string, purpose: LinkPurpose, account: Account): string | undefined => {
  if (purpose !== 'new email') return account.email;
  return account.reset?.link === link ? account.reset.email : undefined;
};

const noticed = new Set<PlayerEvent['type']>([
  'player.passwordChanged',
  'player.guessed',
  'player.factorSet',
  'player.factorRemoved',
  'player.recoveryUsed',
  'player.emailProven',
  'player.browserMet',
]);

/** A text with the browser and the country that it is about, as the language calls it. */
const sayWhere = (say: Say, text: string, { device, place }: Browser, language: string): string =>
  say(text)
    .replace('{browser}', device ?? say('Mail.an unknown browser'))
    .replace(
      '{place}',
      (place && new Intl.DisplayNames([language], { type: 'region' }).of(place)) ??
        say('Mail.an unknown place'),
    );

interface MailDeps {
  readonly config: Config;
  readonly look: Pick<LookRegistry, 'worn'>;
  readonly secrets: Secrets;
  readonly store: Pick<Store, 'load'>;
  readonly post: Post;
}

/** Tells of what somebody may have done in the player's name, where the player still reads it. */
const noticeOf = (event: PlayerEvent, account: Account): [to: string, Words] | undefined => {
  if (event.type === 'player.passwordChanged') return [account.email, passwordChanged];
  if (event.type === 'player.guessed') return [account.email, guessed];
  if (event.type === 'player.factorSet') return [account.email, factorSet];
  if (event.type === 'player.factorRemoved') return [account.email, factorRemoved];
  if (event.type === 'player.recoveryUsed') return [account.email, recoveryUsed];
  if (event.type === 'player.browserMet' && !event.isFirst)
    return [account.email, { ...browserMet, browser: event }];
  if (event.type === 'player.emailProven' && event.was !== undefined)
    return [event.was, addressChanged];
  return undefined;
};

/**
 * Mails the links that were issued and what was changed about an account, at least once, in the
 * player's language. A link's secret is derived here and stands nowhere else.
 */
export const mailConsumer = ({ config, look, secrets, store, post }: MailDeps): Consumer => {
  const send = async (
    player: string,
    account: Account,
    to: string,
    { subject, text, path, browser }: Words,
    query = '',
  ): Promise<void> => {
    const { language = 'en-US' } = account;
    const say = sayIn(language, look.worn.name);
    const link = `${config.PUBLIC_URL}${path}${query}`;
    const said = browser === undefined ? say(text) : sayWhere(say, text, browser, language);
    await post({ player, to, subject: say(subject), text: `${said}\n\n${link}\n` });
  };

  const sendLink = async (id: string): Promise<void> => {
    const { player, purpose } = await store.load(streamOf(linkKind, id));
    if (player === undefined || purpose === undefined) return;
    const { account } = await store.load(streamOf(playerKind, player));
    const to = account && addressFor(id, purpose, account);
    if (account === undefined || to === undefined) return;
    await send(player, account, to, words[purpose], `?link=${secrets.seal('link', id)}`);
  };

  const sendNotice = async (player: string, event: PlayerEvent): Promise<void> => {
    const { account } = await store.load(streamOf(playerKind, player));
    const notice = account && noticeOf(event, account);
    if (account !== undefined && notice !== undefined) await send(player, account, ...notice);
  };

  const sendReused = async (session: string): Promise<void> => {
    const { player } = await store.load(streamOf(sessionKind, session));
    if (player === undefined) return;
    const { account } = await store.load(streamOf(playerKind, player));
    if (account !== undefined) await send(player, account, account.email, tokenReused);
  };

  return {
    name: 'mail',
    stance: 'neutral',
    from: 'start',
    async handle(events) {
      for (const { id, event } of eventsOf(linkKind, events))
        if (event.type === 'link.issued') await sendLink(id);
      for (const { id, event } of eventsOf(playerKind, events))
        if (noticed.has(event.type)) await sendNotice(id, event);
      for (const { id, event } of eventsOf(sessionKind, events))
        if (event.type === 'session.ended' && event.why === 'token reused') await sendReused(id);
    },
  };
};
