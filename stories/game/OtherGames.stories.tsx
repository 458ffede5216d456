import { otherGamesMachine } from '../../machines/game/otherGames.machine';
import type { OtherGames as Games } from '../../machines/game/otherGames.words';
import { OtherGames } from '../../src/views/play/OtherGames';
import { fairGames, striker } from '../support/fair';
import { mounted, type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/otherGames' };

const view = <OtherGames game={striker} />;
const here = (state: string, games?: Games) =>
  mounted('otherGames', 'otherGames', otherGamesMachine, state, {
    gameId: striker._id,
    guestIds: [],
    games,
  });
const games: Games = {
  favourites: fairGames.slice(0, 2),
  recent: fairGames.slice(1, 5),
  featured: fairGames.slice(3, 9),
};
const ids = games.favourites.map(({ _id }) => _id);
const marked: Surroundings = {
  house: { favourites: ['guest', { ids, saved: [], turns: [], guestIds: ids, hearts: [] }] },
};

export const Loading = storyOf(here('loading'), view);
export const Shown = storyOf(here('shown', games), view, marked);
export const ShownToNewcomer = storyOf(
  here('shown', { ...games, favourites: [], recent: [] }),
  view,
);
export const InArabic = storyOf(here('shown', games), view, { ...marked, direction: 'rtl' });
export const Failed = storyOf(here('failed'), view);
