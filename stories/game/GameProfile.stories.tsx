import { aGamePage } from '../../machines/game/game.sample';
import { aGameProfile } from '../../machines/game/gameProfile.sample';
import { aConversation, aWriter } from '../../machines/message/messages.sample';
import { anOwnReview, aReviewList } from '../../machines/review/reviews.sample';
import { aRouter } from '../../machines/router/router.sample';
import { GamePage } from '../../src/views/game/GamePage';
import { member } from '../support/evening';
import { striker } from '../support/fair';
import { resident, type Surroundings, shown, storyOf } from '../support/story';

export default { title: 'machines/gameProfile' };

const address = '/games/high-striker';
const around = {
  game: ['shown', aGamePage({ game: striker })],
  reviews: [{ open: 'shown' }, aReviewList()],
  review: ['guest', anOwnReview({ signedIn: false })],
  messages: [{ open: 'shown' }, aConversation()],
  messageWrite: ['open', aWriter()],
  router: ['shown', aRouter(address)],
} as const;
const guest: Surroundings = {
  house: around,
  play: async ({ canvas }) => void (await shown(canvas, 'log')),
};
const inside: Surroundings = {
  ...guest,
  house: {
    ...member,
    ...around,
    reviews: [{ open: 'shown' }, aReviewList({ query: { gameId: 'game_wheel', signedIn: true } })],
    review: ['absent', anOwnReview()],
    messageWrite: ['open', aWriter({ signedIn: true, playerId: 'player_ann1' })],
  },
};
const profile = (state: string, players: string, given: Parameters<typeof aGameProfile>[0] = {}) =>
  resident('gameProfile', { open: { profile: state, players } }, aGameProfile(given));
const unknown = { profile: undefined, players: [], playerTotal: 0 };

export const Closed = storyOf(resident('gameProfile', 'closed', aGameProfile(unknown)), null);
export const Loading = storyOf(profile('loading', 'finding', unknown), <GamePage />, guest);
export const Shown = storyOf(profile('shown', 'found'), <GamePage />, guest);
export const ShownToMember = storyOf(profile('shown', 'found'), <GamePage />, inside);
export const Nobody = storyOf(
  profile('shown', 'found', { players: [], playerTotal: 0 }),
  <GamePage />,
  guest,
);
export const Failed = storyOf(profile('failed', 'unknown', unknown), <GamePage />, guest);
export const InArabic = storyOf(profile('shown', 'found'), <GamePage />, {
  ...guest,
  direction: 'rtl',
});
