import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { getBootstrap } from '../../contract/branding';
import type { Call } from '../../contract/call';
import { getLocation, jurisdictionsByCountry } from '../../contract/country';
import { findGames, type GameFilter, gameFilters, gamesHome, getGame } from '../../contract/game';
import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, GAMES_PAGE } from '../../contract/limits';
import { addressOf, questionOf } from '../../contract/question.rules';
import { homeWinners } from '../../contract/winner';
import { pageOf, type ServedFile } from './files';
import type { PageAt } from './heads';

/** The page of a path below the origin, for a guest at a network address. */
type GuestPages = (path: string, address: string) => Promise<ServedFile>;

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

/** Asks the platform itself, as the page would: a refusal or a fault is left for the page to meet. */
const ask = async (
  app: FastifyInstance,
  question: Question,
  address: string,
): Promise<string[]> => {
  const { call, body } = question;
  const { statusCode, payload } = await app.inject({
    method: call.method,
    url: addressOf(call, question),
    remoteAddress: address,
    ...(body !== undefined && { payload: body }),
  });
  return statusCode === 200 ? [`${JSON.stringify(questionOf(call, question))}:${payload}`] : [];
};

/** What is told is so for a moment: a page that is asked for again and again is made once. */
const KEPT_MS = 2_000;
/** Pages are of so many addresses and countries; the oldest makes room. */
const KEPT_MAX = 200;
/** A platform that answers slowly does not keep its page from anybody. */
const PATIENCE_MS = 1_000;

/**
 * Pages with what their first view asks for, as a guest at an address would be answered: by its
 * questions, in a block of data, which no policy has to allow [decision 96].
 */
export const guestPages = (app: FastifyInstance, pageAt: PageAt): GuestPages => {
  const kept = new Map<string, Promise<ServedFile>>();
  const make = async (path: string, address: string, place: string[]): Promise<ServedFile> => {
    const asked = questionsAt(path).map((question) => ask(app, question, address));
    const answers = [...place, ...(await Promise.all(asked)).flat()];
    const facts = `{${answers.join()}}`.replaceAll('<', '\\u003c');
    const block = `<script id="facts" type="application/json">${facts}</script>`;
    return pageOf(pageAt(path).text.replace('</body>', () => `${block}</body>`));
  };
  const whole = async (path: string, address: string): Promise<ServedFile> => {
    const place = await ask(app, { call: getLocation }, address);
    const moment = Math.floor(Date.now() / KEPT_MS);
    const game = GAME.test(path) ? path : '';
    const key = [moment, pageAt(path).path, game, ...place].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(path, address, place);
    kept.set(key, made);
    const [oldest = key] = kept.size > KEPT_MAX ? kept.keys() : [];
    if (oldest !== key) kept.delete(oldest);
    return made;
  };
  return async (path, address) => {
    const plain = new AbortController();
    const { signal } = plain;
    const late = setTimeout(PATIENCE_MS, undefined, { signal }).catch(() => undefined);
    const page = await Promise.race([whole(path, address), late]);
    plain.abort();
    return page ?? pageOf(pageAt(path).text);
  };
};
