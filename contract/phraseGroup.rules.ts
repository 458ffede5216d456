/** What the words of a language are fetched in [decision 178]. */
export const phraseGroups = [
  'home',
  'problems',
  'game',
  'play',
  'tables',
  'prizes',
  'tournaments',
  'people',
  'settings',
  'safety',
  'money',
  'help',
  'translate',
  'post',
] as const;
export type PhraseGroup = (typeof phraseGroups)[number];

/**
 * Pages of phrases that are fetched together: a visit brings those of the screens it comes by
 * [decision 178]. Every page of a shipped phrase stands in one group.
 */
const pagesByGroup: Readonly<Record<PhraseGroup, readonly string[]>> = {
  /** What stands around every screen, the lobby, and the way in. */
  home: [
    'Advertisement',
    'Alert',
    'App',
    'Carousel',
    'Common',
    'Consent',
    'Footer',
    'Form',
    'GameType',
    'Home',
    'Hub',
    'Lobby',
    'Locale',
    'Lock',
    'Moment',
    'Nav',
    'Online',
    'People',
    'Player',
    'PlayMode',
    'Session',
    'TournamentName',
    'TournamentText',
    'Welcome',
  ],
  problems: ['Outbox', 'Problem'],
  game: ['Feature', 'Game', 'Message', 'Review'],
  play: ['Fair', 'Play', 'Round', 'Sound', 'Spins', 'Symbol', 'Win'],
  tables: ['Blackjack', 'Card', 'Cloth', 'Poker', 'Roulette'],
  prizes: ['Achievement', 'AchievementText', 'Achievements', 'Daily', 'Missions', 'Scratcher'],
  tournaments: ['Tournament'],
  people: ['Activity', 'Emoji', 'Gifts', 'Image', 'Letters', 'Notification', 'Report'],
  settings: ['Settings'],
  safety: ['Identity', 'Protection', 'Push'],
  money: ['Payment', 'Receipt', 'Shop', 'Subscription', 'Transaction', 'Wallet'],
  help: ['About', 'Ticket'],
  translate: ['Translate'],
  /** What is read elsewhere than on a page of the product. */
  post: ['Mail', 'Provider'],
};

/** The pages of a group. */
export const pagesOfGroup = (group: PhraseGroup): readonly string[] => pagesByGroup[group];
