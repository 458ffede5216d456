import { aGamePage } from '../../machines/game/game.sample';
import { GamePage } from '../../src/views/game/GamePage';
import { member } from '../support/evening';
import { striker } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/game' };

const asked = aGamePage({ game: undefined });
const found = aGamePage({ game: striker });

export const Closed = storyOf(resident('game', 'closed'), <GamePage />);
export const Loading = storyOf(resident('game', 'loading', asked), <GamePage />);
export const Visited = storyOf(resident('game', { shown: 'visited' }, found), <GamePage />, {
  house: member,
});
/** Its cover is a picture that an operator sent. */
export const Pictured = storyOf(
  resident(
    'game',
    { shown: 'visited' },
    aGamePage({ game: { ...striker, image: '/assets/tournaments/cover-sprint.svg' } }),
  ),
  <GamePage />,
);
export const Played = storyOf(resident('game', { shown: 'played' }, found), <GamePage />);
export const Missing = storyOf(resident('game', 'missing', asked), <GamePage />);
export const Failed = storyOf(resident('game', 'failed', asked), <GamePage />);
export const InArabic = storyOf(resident('game', { shown: 'visited' }, found), <GamePage />, {
  direction: 'rtl',
});
