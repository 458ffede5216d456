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
  const changes = state === 'saving' ? [{ gameId, marked: isMarked }] : [];
  const here = still(favouriteMachine, state, { changes });
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

export const Unmarked = storyOf(heart('idle', false), view, around);
export const Marking = storyOf(heart('saving', true), view, around);
export const Marked = storyOf(heart('idle', true), view, around);
export const Unmarking = storyOf(heart('saving', false), view, around);
export const Waiting = storyOf(heart('waiting', true), view, around);
export const RolledBack = storyOf(heart('idle', false), view, {
  ...around,
  beside: [unsaved],
});
