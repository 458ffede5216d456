import { favouriteMachine } from '../../machines/game/favourite.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { GameList } from '../../src/views/lobby/GameList';
import { member } from '../support/evening';
import { fairGames } from '../support/fair';
import { alertsOf } from '../support/forms';
import { still } from '../support/still';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/favourite' };

const view = (
  <>
    <GameList />
    <Alerts />
  </>
);
const gameId = fairGames[0]?._id ?? '';

/** The heart of the first game, shown as marked or not while its actor is in a state. */
const heart = (state: string, isMarked: boolean) => {
  const here = still(favouriteMachine, state, {
    gameId,
    marked: isMarked,
    saved: false,
    waits: state === 'waiting',
  });
  const { stills } = resident(
    'favourites',
    'member',
    { ids: isMarked ? [gameId] : [], hearts: [gameId] },
    { [`favourite:${gameId}`]: { src: 'favourite', still: here } },
  );
  return { still: here, stills };
};
const around = { house: member };
const unsaved = alertsOf('lasting', {
  kind: 'error',
  slug: 'Home.The favourite could not be saved',
});

export const Unmarked = storyOf(heart('unmarked', false), view, around);
export const Marking = storyOf(heart('marking', true), view, around);
export const Marked = storyOf(heart('marked', true), view, around);
export const Unmarking = storyOf(heart('unmarking', false), view, around);
export const Waiting = storyOf(heart('waiting', true), view, around);
export const RolledBack = storyOf(heart('unmarked', false), view, {
  ...around,
  beside: [unsaved],
});
