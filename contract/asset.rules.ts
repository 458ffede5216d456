/** Drawn for a player without a picture of their own [§3 Image entries]. */
export const DEFAULT_USER_IMAGE = '/assets/users/default.svg';
/** Drawn for a game whose supplier sends no picture. */
export const DEFAULT_GAME_ICON = '/assets/games/default.svg';

/** What the medals of achievements show. */
export const achievementMotifs = [
  'cards',
  'days',
  'friends',
  'games',
  'gifts',
  'letters',
  'reviews',
  'rounds',
  'streak',
  'time',
  'wins',
] as const;
export type AchievementMotif = (typeof achievementMotifs)[number];

/** The medal of an achievement, pale until it is achieved [§3 Achievement]. */
export const medalPath = (motif: AchievementMotif, achieved: boolean): string =>
  `/assets/achievements/${motif}${achieved ? '' : '-pale'}.svg`;

/** What the covers and icons of tournaments show. */
export const tournamentMotifs = [
  'cards',
  'crown',
  'freeroll',
  'reels',
  'sprint',
  'streak',
  'wheel',
] as const;
export type TournamentMotif = (typeof tournamentMotifs)[number];

/** The cover of a tournament, 16 by 9, or its icon, square [§3 Tournament]. */
export const tournamentPath = (kind: 'cover' | 'icon', motif: TournamentMotif): string =>
  `/assets/tournaments/${kind}-${motif}.svg`;

const isWhole = (address: string): boolean => /^(\/|[a-z][a-z0-9+.-]*:)/i.test(address);

/**
 * Where a picture is asked for that the platform names by `address` [§3 Image entries]: what begins
 * at the root, `/assets` first of all, or names its scheme is used as it is; what is relative lies
 * below `assetsUrl`.
 */
export const assetUrl = (address: string, assetsUrl: string): string =>
  isWhole(address) ? address : `${assetsUrl.replace(/\/+$/, '')}/${address}`;
