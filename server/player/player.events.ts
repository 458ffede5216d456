import type { Birthday } from '../../contract/auth';
import type { PlayMode } from '../../contract/play.rules';
import type { Cloth, LettersFrom, NotificationSettings, Privacy } from '../../contract/player';
import type { Details } from '../../contract/settings';
import { activityFact } from '../activity/activity.fact';
import { type Codes, type Factor, type Passkeys, withPasskey } from '../factor/factor.state';
import { type Browser, withBrowser } from '../session/session.browser';
import type { Fact, Personal, StreamKind } from '../store/stream';

/** What an erased player is called [decision 18: nobody is there, but the books name somebody]. */
export const GONE = 'Gone';

/** Details as they are kept: only what is told. */
export type KeptDetails = { [Field in keyof Details]?: NonNullable<Details[Field]> };

export type PlayerEvent =
  | {
      type: 'player.signedUp';
      username: string;
      email: string;
      passwordHash: string;
      birthday?: Birthday;
      country?: string;
      region?: string;
      language?: string;
      timezone?: string;
      playMode?: PlayMode;
      affiliate?: string;
      campaign?: string;
      at: string;
    }
  | { type: 'player.passwordChanged'; passwordHash: string }
  /** Somebody gave wrong passwords again and again. */
  | { type: 'player.guessed'; at: string }
  /** An app of codes is asked for from now on; `recovery` has hashes of the codes that were shown once. */
  | { type: 'player.factorSet'; factor: Factor; recovery: string[]; step: number; at: string }
  /** A code of the app was used; none of its time or before is good again. */
  | { type: 'player.factorUsed'; step: number; at: string }
  /** A code that was shown once was used up. */
  | { type: 'player.recoveryUsed'; code: string; at: string }
  | { type: 'player.recoveryRenewed'; recovery: string[]; at: string }
  /** They signed in from where they had not before; of an account's first there is no news. */
  | ({ type: 'player.browserMet'; isFirst?: true; at: string } & Browser)
  /** It proves in place of a code from now on. */
  | {
      type: 'player.passkeyAdded';
      passkey: string;
      name: string;
      credential: string;
      publicKey: string;
      counter: number;
      at: string;
    }
  /** It was used, so often by its own count. */
  | { type: 'player.passkeyUsed'; passkey: string; counter: number; at: string }
  | { type: 'player.passkeyRemoved'; passkey: string; at: string }
  /** The password is enough again; `by` is the member of staff who approved it. */
  | { type: 'player.factorRemoved'; by?: string; at: string }
  /** A member of staff saw whoever lost their second factor, and it waits for a second; or it is not to be. */
  | { type: 'player.factorLossAsked' | 'player.factorLossRefused'; by: string; at: string }
  /** Staff saw who the player is [decision 13]; `by` is for the audit. */
  | { type: 'player.verified'; by: string; at: string }
  | {
      type: 'player.sessionsEnded';
      why:
        | 'password changed'
        | 'signed out everywhere'
        | 'account erased'
        | 'suspended'
        | 'second factor lost';
      /** The session that goes on. */
      except?: string;
    }
  | { type: 'player.favouriteSet'; game: string }
  | { type: 'player.favouriteRemoved'; game: string }
  | { type: 'player.deviceRegistered'; session: string; token: string; deviceName: string }
  /** The browser takes no more messages. */
  | { type: 'player.deviceForgotten'; session: string }
  | { type: 'player.detailsChanged'; set: KeptDetails; cleared: (keyof Details)[] }
  | { type: 'player.privacyChosen'; privacy: Partial<Privacy> }
  | { type: 'player.notificationsChosen'; notifications: Partial<NotificationSettings> }
  | { type: 'player.lettersChosen'; from: LettersFrom }
  | { type: 'player.viewChosen'; view: 'flag' | 'level' }
  | { type: 'player.playModeChosen'; mode: PlayMode }
  /** Without a cloth: the colours of each title. */
  | { type: 'player.clothChosen'; cloth?: Cloth }
  | { type: 'player.emailRequested'; email: string; link: string }
  | { type: 'player.emailCancelled' }
  /** The player read what was mailed to this address: it is theirs from now on, instead of `was`. */
  | { type: 'player.emailProven'; email: string; was?: string }
  | { type: 'player.usernameChanged'; username: string }
  | { type: 'player.iconSet'; image?: string }
  | { type: 'player.backgroundSet'; image?: string }
  | { type: 'player.imageAdded'; image: KeptImage }
  | { type: 'player.imagesRemoved'; images: string[] }
  /** A member of staff asked for it, and it waits for a second; or it is not to be. */
  | { type: 'player.erasureAsked' | 'player.erasureRefused'; by: string; at: string }
  | { type: 'player.erased'; at: string };

/** A picture of a player; its bytes lie in `image_files`. */
export interface KeptImage {
  id: string;
  /** Only pictures of the folder are listed in it. */
  place: 'folder' | 'icon' | 'background';
  bytes: number;
  width: number;
  height: number;
  at: string;
}

/** A second factor: what the app of codes was given, and what was used of it. */
export interface SecondFactor extends Codes {
  factor: Factor;
  passkeys: Passkeys;
  since: string;
}

export interface Account extends KeptDetails {
  username: string;
  email: string;
  passwordHash: string;
  joinedAt: string;
  /** Absent where the password is enough. */
  factor?: SecondFactor;
  /** Browsers that were met, as `browserOf` names them; absent before it was first signed in since. */
  browsers?: readonly string[];
  isVerified: boolean;
  emailVerified: boolean;
  /** An address that waits for the link mailed to it. */
  reset?: { email: string; link: string };
  view: 'flag' | 'level';
  /** The cloth of their tables, which may have been closed since. */
  cloth?: Cloth;
  /** Absent for who signed up before it was kept, and never chose since. */
  playMode?: PlayMode;
  privacy: Partial<Privacy>;
  notifications: Partial<NotificationSettings>;
  /** From whom letters are taken; absent means everyone. */
  letters?: LettersFrom;
  icon?: string;
  background?: string;
}

export interface PlayerState {
  /** Absent until the player has signed up, and for ever once they are erased. */
  account?: Account;
  favourites: string[];
  images: KeptImage[];
  /** How often all sessions of the player were ended at once. */
  epoch: number;
  /** The session that went on when they were ended last. */
  spared?: string;
  /** The member of staff who asked that the account be ended [decision 149]. */
  erasureBy?: string;
  /** The member of staff who asked that the second factor be taken away [decision 194]. */
  factorLossBy?: string;
}

const initial: PlayerState = { favourites: [], images: [], epoch: 0 };

/** The account without these members: an absent fact has no key. */
const without = <Whole extends object>(whole: Whole, ...keys: (keyof Whole)[]): Whole =>
  Object.fromEntries(
    Object.entries(whole).filter(([key]) => !keys.includes(key as keyof Whole)),
  ) as Whole;

const withFactor = ({ factor, ...account }: Account, change: Partial<SecondFactor>): Account =>
  factor === undefined ? account : { ...account, factor: { ...factor, ...change } };

const evolveAccount = (account: Account, event: PlayerEvent): Account => {
  switch (event.type) {
    case 'player.passwordChanged':
      return { ...account, passwordHash: event.passwordHash };
    case 'player.factorSet': {
      const { factor, recovery, step, at: since } = event;
      return { ...account, factor: { factor, recovery, step, passkeys: {}, since } };
    }
    case 'player.factorUsed':
      return withFactor(account, { step: event.step });
    case 'player.recoveryUsed':
      return withFactor(account, {
        recovery: account.factor?.recovery.filter((code) => code !== event.code) ?? [],
      });
    case 'player.recoveryRenewed':
      return withFactor(account, { recovery: event.recovery });
    case 'player.passkeyAdded': {
      const { type: _, passkey, ...kept } = event;
      return withFactor(account, { passkeys: { ...account.factor?.passkeys, [passkey]: kept } });
    }
    case 'player.passkeyUsed': {
      const { passkey, counter, at: usedAt } = event;
      const { passkeys = {} } = account.factor ?? {};
      return withFactor(account, { passkeys: withPasskey(passkeys, passkey, { counter, usedAt }) });
    }
    case 'player.passkeyRemoved':
      return withFactor(account, {
        passkeys: without(account.factor?.passkeys ?? {}, event.passkey),
      });
    case 'player.factorRemoved':
      return without(account, 'factor');
    case 'player.browserMet':
      return { ...account, browsers: withBrowser(account.browsers ?? [], event) };
    case 'player.verified':
      return { ...account, isVerified: true };
    case 'player.detailsChanged':
      return { ...without(account, ...event.cleared), ...event.set };
    case 'player.privacyChosen':
      return { ...account, privacy: { ...account.privacy, ...event.privacy } };
    case 'player.notificationsChosen':
      return { ...account, notifications: { ...account.notifications, ...event.notifications } };
    case 'player.lettersChosen':
      return { ...account, letters: event.from };
    case 'player.viewChosen':
      return { ...account, view: event.view };
    case 'player.playModeChosen':
      return { ...account, playMode: event.mode };
    case 'player.clothChosen':
      return {
        ...without(account, 'cloth'),
        ...(event.cloth === undefined ? {} : { cloth: event.cloth }),
      };
    case 'player.emailRequested':
      return { ...account, reset: { email: event.email, link: event.link } };
    case 'player.emailCancelled':
      return without(account, 'reset');
    case 'player.emailProven':
      return { ...without(account, 'reset'), email: event.email, emailVerified: true };
    case 'player.usernameChanged':
      return { ...account, username: event.username };
    case 'player.iconSet':
      return {
        ...without(account, 'icon'),
        ...(event.image === undefined ? {} : { icon: event.image }),
      };
    case 'player.backgroundSet':
      return {
        ...without(account, 'background'),
        ...(event.image === undefined ? {} : { background: event.image }),
      };
    default:
      return account;
  }
};

const withAccount = (state: PlayerState, event: PlayerEvent): PlayerState =>
  state.account === undefined ? state : { ...state, account: evolveAccount(state.account, event) };

const evolve = (state: PlayerState, event: PlayerEvent): PlayerState => {
  switch (event.type) {
    case 'player.signedUp': {
      const { type: _, affiliate: _a, campaign: _c, at, ...told } = event;
      const fresh = { view: 'level' as const, privacy: {}, notifications: {} };
      const account = { ...told, ...fresh, joinedAt: at, isVerified: false, emailVerified: false };
      return { ...state, account };
    }
    case 'player.favouriteSet':
      return { ...state, favourites: [...state.favourites, event.game] };
    case 'player.favouriteRemoved':
      return { ...state, favourites: state.favourites.filter((game) => game !== event.game) };
    case 'player.imageAdded':
      return { ...state, images: [...state.images, event.image] };
    case 'player.imagesRemoved':
      return { ...state, images: state.images.filter(({ id }) => !event.images.includes(id)) };
    case 'player.sessionsEnded': {
      const { spared: _, ...rest } = state;
      const { except } = event;
      const spared = except === undefined ? {} : { spared: except };
      return { ...rest, ...spared, epoch: state.epoch + 1 };
    }
    case 'player.erasureAsked':
      return { ...state, erasureBy: event.by };
    case 'player.erasureRefused': {
      const { erasureBy: _, ...rest } = state;
      return rest;
    }
    case 'player.factorLossAsked':
      return { ...state, factorLossBy: event.by };
    case 'player.factorLossRefused':
      return without(state, 'factorLossBy');
    case 'player.factorRemoved':
      return withAccount(without(state, 'factorLossBy'), event);
    case 'player.erased':
      return initial;
    default:
      return withAccount(state, event);
  }
};

/** The fields of the player's own answer that an event changes; none that others may not learn. */
const changedBy = (event: PlayerEvent): string[] => {
  switch (event.type) {
    case 'player.favouriteSet':
    case 'player.favouriteRemoved':
      return ['favorites'];
    case 'player.verified':
      return ['isVerified'];
    case 'player.detailsChanged':
      return [...Object.keys(event.set), ...event.cleared];
    case 'player.privacyChosen':
      return ['settings'];
    case 'player.notificationsChosen':
      return ['notificationSettings'];
    case 'player.lettersChosen':
      return ['letters'];
    case 'player.viewChosen':
      return ['view'];
    case 'player.playModeChosen':
      return ['playMode'];
    case 'player.clothChosen':
      return ['cloth'];
    case 'player.emailRequested':
    case 'player.emailCancelled':
      return ['resetEmail'];
    case 'player.emailProven':
      return ['email', 'emailVerified', 'resetEmail'];
    case 'player.usernameChanged':
      return ['username'];
    case 'player.iconSet':
      return ['icon'];
    case 'player.backgroundSet':
      return ['background'];
    case 'player.imageAdded':
    case 'player.imagesRemoved':
      return ['images'];
    default:
      return [];
  }
};

/** Tells the player's other screens, and every process, what changed; never to what. */
const facts = (player: string, event: PlayerEvent): Fact[] => {
  if (event.type === 'player.sessionsEnded')
    return [{ audience: 'system', handler: 'sessions.ended', body: { player } }];
  if (event.type === 'player.erased')
    return [
      { audience: 'system', handler: 'player.erased', body: { player } },
      activityFact(player),
    ];
  const Changed = changedBy(event);
  if (Changed.length === 0) return [];
  const told = { audience: `player:${player}`, handler: 'OnPlayerChange', body: { Changed } };
  switch (event.type) {
    case 'player.verified':
      return [{ audience: 'system', handler: 'sessions.changed', body: { player } }, told];
    case 'player.favouriteSet':
    case 'player.favouriteRemoved':
      return [told, activityFact(player)];
    default:
      return [told];
  }
};

const personal = (player: string, event: PlayerEvent): Personal | undefined => {
  switch (event.type) {
    case 'player.signedUp':
      return {
        of: player,
        fields: [
          'username',
          'email',
          'passwordHash',
          'birthday',
          'country',
          'region',
          'language',
          'timezone',
        ],
        instead: { username: GONE, email: '', passwordHash: '' },
      };
    case 'player.passwordChanged':
      return { of: player, fields: ['passwordHash'], instead: { passwordHash: '' } };
    case 'player.browserMet':
      return { of: player, fields: ['device', 'place'] };
    case 'player.passkeyAdded':
      return { of: player, fields: ['name'], instead: { name: '' } };
    case 'player.factorSet':
    case 'player.recoveryRenewed':
      return { of: player, fields: ['recovery'], instead: { recovery: [] } };
    case 'player.deviceRegistered':
      return {
        of: player,
        fields: ['token', 'deviceName'],
        instead: { token: '', deviceName: '' },
      };
    case 'player.detailsChanged':
      return { of: player, fields: ['set'], instead: { set: {} } };
    case 'player.emailRequested':
    case 'player.emailProven':
      return { of: player, fields: ['email', 'was'], instead: { email: '' } };
    case 'player.usernameChanged':
      return { of: player, fields: ['username'], instead: { username: GONE } };
    default:
      return undefined;
  }
};

export const playerKind: StreamKind<PlayerState, PlayerEvent> = {
  name: 'player',
  revision: 3,
  initial,
  evolve,
  facts,
  personal,
};
