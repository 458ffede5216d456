import type { FastifyInstance } from 'fastify';
import { type Bootstrap, type Branding, getBootstrap } from '../../contract/branding';
import type { AnswerOf, Call } from '../../contract/call';
import { getLocation, jurisdictionsByCountry } from '../../contract/country';
import { findGames, type GameFilter, gameFilters, gamesHome, getGame } from '../../contract/game';
import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, GAMES_PAGE } from '../../contract/limits';
import { getPhraseGroup, listPhraseGroups } from '../../contract/phrase';
import { addressOf, questionOf } from '../../contract/question.rules';
import { homeWinners } from '../../contract/winner';

interface Question {
  call: Call;
  params?: object;
  query?: object;
  body?: object;
}

/** The language of a first visit. */
const LANGUAGE = { languageCode: DEFAULT_LANGUAGE };

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
  { call: listPhraseGroups, params: LANGUAGE },
  { call: findGames, query: { pageIndex: 0, pageSize: GAMES_PAGE }, body: everything },
];

/** Of one game, whose page needs it. */
const GAME = /^\/(?:games|play|play\/money)\/([^/]+)\/?$/;

/** The question of which game is shown at a path; undefined at any other path. */
const gameAt = (path: string): Question | undefined => {
  const [, id] = GAME.exec(path) ?? [];
  return id === undefined ? undefined : { call: getGame, params: { id }, body: {} };
};

/** JSON by question (`questionOf`). */
export type Answers = ReadonlyMap<string, string>;

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

/** Where a guest at an address is. */
export const placeAt = async (app: FastifyInstance, address: string): Promise<Answers> =>
  new Map(await ask(app, { call: getLocation }, address));

/** What a guest's page at a path asks at once, besides where it is. */
export const answersAt = async (
  app: FastifyInstance,
  path: string,
  address: string,
): Promise<Answers> => {
  const game = gameAt(path);
  const questions = game === undefined ? always : [...always, game];
  const answers = await Promise.all(questions.map((question) => ask(app, question, address)));
  return new Map(answers.flat());
};

/**
 * The words that a page is drawn with, by the groups that its answers name; to the page they come by
 * themselves, from where they are kept.
 */
export const wordsAt = async (
  app: FastifyInstance,
  answers: Answers,
  address: string,
): Promise<Answers> => {
  const answer = answers.get(questionOf(listPhraseGroups, { params: LANGUAGE })) ?? '{"groups":[]}';
  const { groups } = JSON.parse(answer) as AnswerOf<typeof listPhraseGroups>;
  const words = groups.map(({ group, version }) =>
    ask(app, { call: getPhraseGroup, params: { ...LANGUAGE, group, version } }, address),
  );
  return new Map((await Promise.all(words)).flat());
};

/** A part of the key of a page: the game that it shows. */
export const subjectOf = (path: string): string => (GAME.test(path) ? path : '');

/** Whether the answers have what is shown at a path: a game that nobody knows is none. */
export const areWhole = (answers: Answers, path: string): boolean => {
  const game = gameAt(path);
  return game === undefined || answers.has(questionOf(game.call, game));
};

const objectOf = (answers: Answers): string =>
  `{${[...answers].map(([question, answer]) => `${JSON.stringify(question)}:${answer}`).join()}}`;

export const factsOf = (answers: Answers): Record<string, unknown> => JSON.parse(objectOf(answers));

/** The look of the platform among the answers. */
export const brandIn = (facts: Record<string, unknown>): Branding | undefined =>
  (facts[questionOf(getBootstrap, {})] as Bootstrap | undefined)?.app;

/** As data in a page, which no policy has to allow. */
export const blockOf = (answers: Answers): string =>
  `<script id="facts" type="application/json">${objectOf(answers).replaceAll('<', '\\u003c')}</script>`;
