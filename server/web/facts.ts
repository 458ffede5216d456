import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getBootstrap } from '../../contract/branding';
import type { Call } from '../../contract/call';
import { getLocation, jurisdictionsByCountry } from '../../contract/country';
import { findGames, type GameFilter, gameFilters, gamesHome, getGame } from '../../contract/game';
import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, GAMES_PAGE } from '../../contract/limits';
import type { DrawnMark } from '../../contract/page';
import { getTranslations } from '../../contract/phrase';
import { addressOf, questionOf } from '../../contract/question.rules';
import { homeWinners } from '../../contract/winner';
import type { Draw } from './drawing';
import { earlyScript } from './early';
import { pageOf, type ServedFile } from './files';
import type { PageAt } from './heads';

/** Whose page it is, as far as their request says. */
interface Guest {
  /** Of the network. */
  address: string;
  /** What the preferences cookie says; undefined without one [§6]. */
  consent: boolean | undefined;
}

/** The page of a path below the origin, for a guest. `isPlain` without a query. */
type GuestPages = (path: string, isPlain: boolean, guest: Guest) => Promise<ServedFile>;

interface Question {
  call: Call;
  params?: object;
  query?: object;
  body?: object;
}

/** Everything, newest first [§5], as the game list of a first visit asks for it. */
const everything: GameFilter = {
  search: '',
  type: 'All',
  studio: 'All',
  sortBy: 'newest',
  _features: {},
  feature: { jackpot: false },
  language: DEFAULT_LANGUAGE,
};

const always: readonly Question[] = [
  { call: getBootstrap },
  { call: jurisdictionsByCountry, query: { country: DEFAULT_COUNTRY } },
  { call: homeWinners },
  { call: gameFilters, body: { existsInGame: true, lang: DEFAULT_LANGUAGE } },
  { call: gamesHome },
  { call: findGames, query: { pageIndex: 0, pageSize: GAMES_PAGE }, body: everything },
];

const GAME = /^\/(?:games|play|play\/money)\/([^/]+)\/?$/;

/** What a guest's page asks at once, besides where it is. */
const questionsAt = (path: string): readonly Question[] => {
  const [, id] = GAME.exec(path) ?? [];
  return id === undefined ? always : [...always, { call: getGame, params: { id }, body: {} }];
};

/** Of the words of the first language: they are drawn with, and come to the page by themselves. */
const words: Question = {
  call: getTranslations,
  params: { languageCode: DEFAULT_LANGUAGE },
};

type Answers = ReadonlyMap<string, string>;

/** Asks the platform itself, as the page would: a refusal or a fault is left for the page to meet. */
const ask = async (
  app: FastifyInstance,
  question: Question,
  address: string,
): Promise<[question: string, answer: string][]> => {
  const { call, body } = question;
  const { statusCode, payload } = await app.inject({
    method: call.method,
    url: addressOf(call, question),
    remoteAddress: address,
    ...(body !== undefined && { payload: body }),
  });
  return statusCode === 200 ? [[questionOf(call, question), payload]] : [];
};

const objectOf = (answers: Answers): string =>
  `{${[...answers].map(([question, answer]) => `${JSON.stringify(question)}:${answer}`).join()}}`;

/** As data in a page, which no policy has to allow. */
const blockOf = (answers: Answers): string =>
  `<script id="facts" type="application/json">${objectOf(answers).replaceAll('<', '\\u003c')}</script>`;

/** What is told is so for a moment: a page that is asked for again and again is made once. */
const KEPT_MS = 2_000;
/** Pages are of so many addresses and countries; the oldest makes room. */
const KEPT_MAX = 200;
/** A platform that answers slowly does not keep its page from anybody. */
const PATIENCE_MS = 1_000;

const FRAME = '<div id="root">';

/**
 * Pages with what their first view asks for, as a guest at an address would be answered: by its
 * questions, in a block of data [decision 96]. Where `draw` draws them they show it at once, and
 * the page takes the drawing over [decision 124].
 */
export const guestPages = (app: FastifyInstance, pageAt: PageAt, draw?: Draw): GuestPages => {
  const kept = new Map<string, Promise<ServedFile>>();

  const drawn = async (path: string, { consent }: Guest, answers: Answers, address: string) => {
    const known = new Map([...answers, ...(await ask(app, words, address))]);
    const facts: Record<string, unknown> = JSON.parse(objectOf(known));
    const at = Date.now();
    const page = await draw?.({ at, consent, to: path, facts });
    if (page === undefined) return undefined;
    const mark: DrawnMark = { at, consent, mounted: page.mounted };
    const taken = new Map([...answers].filter(([question]) => page.taken.includes(question)));
    const attribute = JSON.stringify(mark).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return pageAt(path)
      .text.replace('<head>', () => `<head><script>${earlyScript}</script>`)
      .replace(FRAME, () => `<div id="root" data-drawn="${attribute}">${page.markup}`)
      .replace('</body>', () => `${blockOf(taken)}</body>`);
  };
  const make = async (path: string, isPlain: boolean, guest: Guest, place: Answers) => {
    const { address } = guest;
    const asked = questionsAt(path).map((question) => ask(app, question, address));
    const answers = new Map([...place, ...(await Promise.all(asked)).flat()]);
    const whole = isPlain ? await drawn(path, guest, answers, address) : undefined;
    return pageOf(
      whole ?? pageAt(path).text.replace('</body>', () => `${blockOf(answers)}</body>`),
    );
  };
  const whole = async (path: string, isPlain: boolean, guest: Guest): Promise<ServedFile> => {
    const place = new Map(await ask(app, { call: getLocation }, guest.address));
    const moment = Math.floor(Date.now() / KEPT_MS);
    const game = GAME.test(path) ? path : '';
    const key = [moment, pageAt(path).path, game, isPlain, guest.consent, ...place].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(path, isPlain, guest, place);
    kept.set(key, made);
    const [oldest = key] = kept.size > KEPT_MAX ? kept.keys() : [];
    if (oldest !== key) kept.delete(oldest);
    return made;
  };
  return async (path, isPlain, guest) => {
    const plain = new AbortController();
    const { signal } = plain;
    const late = setTimeout(PATIENCE_MS, undefined, { signal }).catch(() => undefined);
    const page = await Promise.race([whole(path, isPlain, guest), late]);
    plain.abort();
    return page ?? pageOf(pageAt(path).text);
  };
};
