import { REDIRECTS_MAX } from '../../contract/limits';
import type { PlayMode } from '../../contract/play.rules';
import { type RouteName, routes } from '../app/routes';
import type { Screen } from './screen';

/** A screen with the values of its path and query, all flat text. */
export interface Route {
  name: RouteName;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** What the guards decide from [§2]. */
export interface Visitor {
  signedIn: boolean;
  /** Undefined until the account has loaded. */
  isVerified: boolean | undefined;
  magicRequired: boolean;
  magicHeld: boolean;
}

interface Pattern {
  readonly name: RouteName;
  readonly path: string;
}

const patternsOf = ([name, { paths }]: [string, Screen]): Pattern[] =>
  paths.map((path) => ({ name: name as RouteName, path }));

const generality = ({ path }: Pattern): number => path.split(':').length;

/**
 * Every path with the name of its screen, in the order in which they are tried: the fewer parameters
 * the earlier, so `/gifts/send` goes before `/gifts/:list`.
 * @public `npm run docs` loads it by the name of this file.
 */
export const patterns: readonly Pattern[] = Object.entries(routes)
  .flatMap(patternsOf)
  .toSorted((one, other) => generality(one) - generality(other));

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** The values of a pattern's parameters, undefined when the path is none of its kind. */
const match = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
};

const queryOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [key = '', ...value] = pair.split('=');
        return [decode(key), decode(value.join('='))];
      }),
  );

const split = (to: string): { path: string; query: string } => {
  const [path = '/', ...query] = (to.split('#')[0] ?? '/').split('?');
  return { path: path === '' ? '/' : path, query: query.join('?') };
};

/** The screen of an address below the origin. */
export const routeOf = (to: string): Route => {
  const { path, query } = split(to);
  for (const pattern of patterns) {
    const params = match(pattern.path, path);
    if (params !== undefined) return { name: pattern.name, path, params, query: queryOf(query) };
  }
  return { name: 'notFound', path, params: {}, query: queryOf(query) };
};

/** Why a guard refuses, and where it sends the visitor [§2]. */
export interface Redirect {
  guard: 'magic' | 'authentication' | 'verification' | 'formOfGuest';
  to: string;
}

/** The redirect that the three guards order for an address, undefined when it may be shown. */
export const redirectOf = (to: string, visitor: Visitor): Redirect | undefined => {
  const route = routeOf(to);
  const locked = visitor.magicRequired && !visitor.magicHeld;
  if (locked && route.name !== 'lock') return { guard: 'magic', to: '/lock' };
  if (!locked && route.name === 'lock') return { guard: 'magic', to: '/' };
  const { guard } = routes[route.name];
  if (guard !== undefined && !visitor.signedIn) return { guard: 'authentication', to: '/' };
  if (guard === 'verified' && visitor.isVerified === false)
    return { guard: 'verification', to: '/' };
  // Who has just signed up is shown what they were promised.
  if (visitor.signedIn && route.name === 'signUp') return { guard: 'formOfGuest', to: '/welcome' };
  if (visitor.signedIn && route.name === 'signIn') return { guard: 'formOfGuest', to: '/' };
  return undefined;
};

/** The verification guard cannot answer yet: a refusal now would send a verified player away. */
export const isUndecided = (to: string, visitor: Visitor): boolean =>
  visitor.signedIn &&
  visitor.isVerified === undefined &&
  routes[routeOf(to).name].guard === 'verified';

/** Where an address ends up after its redirects. */
export interface Arrival {
  to: string;
  /** The authentication guard refused: the real-time connection is stopped [§2]. */
  refused: boolean;
  /** More than 31 redirects: shown nowhere [§2]. */
  stuck: boolean;
}

/** Follows redirects, at most 31 [§2]. `redirect` is given so that a test can make a circle. */
export const arrive = (
  to: string,
  visitor: Visitor,
  redirect: typeof redirectOf = redirectOf,
): Arrival => {
  let refused = false;
  for (let count = 0, at = to; ; count += 1) {
    const ordered = redirect(at, visitor);
    if (ordered === undefined) return { to: at, refused, stuck: false };
    if (count === REDIRECTS_MAX) return { to: at, refused, stuck: true };
    refused ||= ordered.guard === 'authentication';
    at = ordered.to;
  }
};

/** The query of a screen that lists games; the front page lists them all. */
export const listQueryOf = (route: Route): Record<string, string> | undefined => {
  if (route.name === 'games') return route.query;
  return route.name === 'lobby' ? {} : undefined;
};

/**
 * Whether somebody who goes there stays on the page: lists of games are one, which keeps its sheet,
 * as are the tables of a game.
 */
export const staysOn = (from: Route, to: Route): boolean =>
  from.path === to.path ||
  (isSitting(from) && isSitting(to) && from.params.slug === to.params.slug) ||
  (listQueryOf(from) !== undefined && listQueryOf(to) !== undefined);

/** A game is being played for money on this screen. */
export const isForMoney = (route: Route): boolean => route.name === 'playMoney';

/** A game is being played on this screen. */
export const isSitting = (route: Route): boolean => route.name === 'play' || isForMoney(route);

/**
 * The address of the same table where a mode is played, money below `/play/money`, which the
 * verification guard watches [§2]; undefined where that is this one, or no game is being played.
 */
export const tableFor = (route: Route, mode: PlayMode): string | undefined => {
  const isMoney = mode === 'money';
  if (!isSitting(route) || isMoney === isForMoney(route)) return undefined;
  return `${isMoney ? '/play/money' : '/play'}/${route.params.slug}`;
};

/** A screen about one game, named by the path's slug. */
export const isOfGame = (route: Route): boolean => route.name === 'game' || isSitting(route);
