import { GamePage } from '../../src/views/game/GamePage';
import { member } from '../support/evening';
import { striker } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/game' };

const asked = { slug: 'high-striker', game: undefined };
const found = { slug: 'high-striker', game: striker };

export const Closed = storyOf(resident('game', 'closed'), <GamePage />);
export const Loading = storyOf(resident('game', 'loading', asked), <GamePage />);
export const Shown = storyOf(resident('game', 'shown', found), <GamePage />, { house: member });
export const ShownToGuest = storyOf(resident('game', 'shown', found), <GamePage />);
export const Missing = storyOf(resident('game', 'missing', asked), <GamePage />);
export const Failed = storyOf(resident('game', 'failed', asked), <GamePage />);
export const InArabic = storyOf(resident('game', 'shown', found), <GamePage />, {
  direction: 'rtl',
});
