import type { GameFilter, SortBy } from '../../contract/game';
import type { LobbyFilter } from './lobby.words';

/** The address of the game list; its query holds the filter. */
const LIST = '/games';
const SEARCH_MAX = 80;
const NAME_MAX = 60;
const ALL = 'All';
const orders = {
  newest: true,
  popular: true,
  oldest: true,
  favorites: true,
  jackpot: true,
} satisfies Record<SortBy, true>;

/** Every order, the default first; a list of its own, for that of the call brings all calls along. */
export const sortOrders = Object.keys(orders) as readonly SortBy[];

const isOrder = (text: string): text is SortBy => Object.hasOwn(orders, text);
const isFeature = (id: string): boolean => /^[\w-]{1,40}$/.test(id);

/** No filter: everything, newest first [§5]. */
export const noFilter: LobbyFilter = {
  search: '',
  type: ALL,
  studio: ALL,
  sortBy: 'newest',
  _features: {},
  feature: { jackpot: false },
};

/** A search as it may be asked for; half a character cannot stand in an address. */
export const cleanSearch = (text: string): string =>
  text.slice(0, SEARCH_MAX).replace(/\p{Surrogate}/gu, '');

const selected = ({ _features }: LobbyFilter): string[] =>
  Object.keys(_features).filter((id) => _features[id] === true);

/** The filter with one feature's mark turned over. */
export const withFeature = (filter: LobbyFilter, featureId: string): LobbyFilter => ({
  ...filter,
  _features: { ...filter._features, [featureId]: filter._features[featureId] !== true },
});

/** The filter with the jackpot's mark turned over. */
export const withJackpot = (filter: LobbyFilter): LobbyFilter => ({
  ...filter,
  feature: { jackpot: !filter.feature.jackpot },
});

/** How many filters are set, the search and the order left out. */
export const filterCount = (filter: LobbyFilter): number =>
  Number(filter.type !== ALL) +
  Number(filter.studio !== ALL) +
  Number(filter.feature.jackpot) +
  selected(filter).length;

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

/** The address that shows the list under a filter; what is as usual is left out of it. */
export const addressOfFilter = (filter: LobbyFilter): string => {
  const pairs = [
    ['search', filter.search],
    ['type', filter.type === ALL ? '' : filter.type],
    ['studio', filter.studio === ALL ? '' : filter.studio],
    ['features', selected(filter).toSorted().join(',')],
    ['jackpot', filter.feature.jackpot ? 'yes' : ''],
    ['sort', filter.sortBy === noFilter.sortBy ? '' : filter.sortBy],
  ] as const;
  const query = pairs
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encode(value).replaceAll('%2C', ',')}`)
    .join('&');
  return query === '' ? LIST : `${LIST}?${query}`;
};

const named = (text: string | undefined): string =>
  text === undefined || text === '' || text.length > NAME_MAX ? ALL : text;

/** The filter of an address's query; what it cannot mean is ignored. */
export const filterOfAddress = (query: Readonly<Record<string, string>>): LobbyFilter => {
  const { search = '', type, studio, features = '', jackpot, sort = '' } = query;
  return {
    search: cleanSearch(search),
    type: named(type),
    studio: named(studio),
    sortBy: isOrder(sort) ? sort : noFilter.sortBy,
    _features: Object.fromEntries(
      features
        .split(',')
        .filter(isFeature)
        .map((id) => [id, true]),
    ),
    feature: { jackpot: jackpot === 'yes' },
  };
};

/** What is sent to the server; a guest's favourites go along for the favourites order. */
export const requestOf = (
  filter: LobbyFilter,
  language: string,
  favourites: readonly string[],
): GameFilter => ({
  ...filter,
  language,
  ...(filter.sortBy === 'favorites' && { favourites: [...favourites] }),
});
