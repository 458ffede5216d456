import type {
  PhraseSight,
  Suggestion,
  Term,
  TranslationOverview,
  Wording,
  WordingDecision,
  WordingStudy,
} from '../suggestion';

/** Somebody else’s German words for the games of the menu, open with two votes. */
export const aSuggestion = (given: Partial<Suggestion> = {}): Suggestion => ({
  _id: 'suggestion_0001',
  slug: 'Nav.Games',
  translate: 'Buden',
  lang: 'de',
  votes: 2,
  needed: 5,
  state: 'open',
  createdAt: '2026-11-20T18:00:00.000Z',
  mine: false,
  voted: false,
  ...given,
});

/** The games of the menu, with the words that the platform came with. */
export const aWording = (given: Partial<Wording> = {}): Wording => ({
  slug: 'Nav.Games',
  source: 'Games',
  text: 'Spiele',
  state: 'shipped',
  ...given,
});

/** Coins, in German. */
export const aTerm = (given: Partial<Term> = {}): Term => ({
  term: 'coin',
  given: 'Münze',
  begins: ['Münze', 'münz'],
  ...given,
});

/** Somebody’s words, which votes accepted. */
export const aDecision = (given: Partial<WordingDecision> = {}): WordingDecision => ({
  turn: 'accepted',
  at: '2026-11-20T18:00:00.000Z',
  byStaff: false,
  translate: 'Spiele',
  username: 'rosa',
  ...given,
});

/** The games of the menu as a link, with little room. */
export const aSight = (given: Partial<PhraseSight> = {}): PhraseSight => ({
  control: 'link',
  room: 12,
  boxes: [
    { tone: 'raised', x: 0, y: 0, width: 360, height: 56 },
    { tone: 'icon', x: 16, y: 16, width: 24, height: 24 },
    { tone: 'said', x: 48, y: 17, width: 60, height: 22, text: 'Spiele', size: 16, own: true },
    { tone: 'said', x: 128, y: 17, width: 80, height: 22, text: 'Turniere', size: 16 },
    { tone: 'accent', x: 232, y: 8, width: 112, height: 40 },
    { tone: 'said-on-accent', x: 248, y: 17, width: 80, height: 22, text: 'Anmelden', size: 16 },
    { tone: 'picture', x: 16, y: 72, width: 156, height: 104 },
    { tone: 'bar', x: 16, y: 188, width: 96, height: 18 },
    { tone: 'line', x: 188, y: 72, width: 156, height: 152 },
  ],
  ...given,
});

/** Two words are suggested, one of them the reader’s own; nothing was decided before. */
export const aStudy = (given: Partial<WordingStudy> = {}): WordingStudy => ({
  suggestions: [
    aSuggestion(),
    aSuggestion({ _id: 'suggestion_0002', translate: 'Spielbuden', votes: 1, mine: true }),
  ],
  history: [],
  terms: [],
  sights: [],
  ...given,
});

/** A language of which nine tenths are done. */
export const anOverview = (given: Partial<TranslationOverview> = {}): TranslationOverview => ({
  progress: [
    { lang: 'en-US', done: 2_000, all: 2_000 },
    { lang: 'de', done: 1_800, all: 2_000 },
    { lang: 'fr', done: 12, all: 2_000 },
    { lang: 'ja', done: 0, all: 1_700 },
  ],
  missing: [
    aWording({ slug: 'Home.Featured', source: 'Featured', text: 'Featured', state: 'missing' }),
    aWording({
      slug: 'Lobby.{count} games',
      source: '{count} games',
      text: '{count} games',
      state: 'missing',
    }),
  ],
  mine: [
    aSuggestion({ mine: true }),
    aSuggestion({ _id: 'suggestion_0002', mine: true, state: 'accepted', translate: 'Freunde' }),
    aSuggestion({
      _id: 'suggestion_0003',
      mine: true,
      state: 'rejected',
      translate: 'Zelt',
      why: 'A booth is no tent',
    }),
  ],
  helpers: [
    { username: 'rosa', accepted: 41 },
    { username: 'arlo', accepted: 7 },
  ],
  ...given,
});
