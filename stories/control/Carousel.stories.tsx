import { type CarouselContext, carouselMachine } from '../../machines/control/carousel.machine';
import { LobbyHeader } from '../../src/views/lobby/LobbyHeader';
import { fairGames } from '../support/fair';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/carousel' };

const games = fairGames.slice(0, 3);
const count = games.length + 1;
const beside = [resident('home', 'shown', { featured: games })];
const at = (state: string | object, given: Partial<CarouselContext> = {}) =>
  mounted('lobby header', 'carousel', carouselMachine, state as never, {
    count,
    shown: 1,
    ends: 'rewind',
    at: 0,
    by: 0,
    ...given,
  });
const header = (state: string | object, given: Partial<CarouselContext> = {}) =>
  storyOf(at(state, given), <LobbyHeader />, { beside });

export const First = header('resting');
export const Last = header('resting', { at: count - 1 });
export const AtTheEnd = header('resting', { at: count - 1, ends: 'stop' });
export const Held = header('held');
export const DrawnShort = header({ drawn: 'short' }, { by: 60 });
export const DrawnLong = header({ drawn: 'long' }, { at: 1, by: -180 });
export const Settling = header('settling', { at: 1 });
export const Turning = header('turning', { at: 2 });
export const InArabic = storyOf(at('resting', { at: 1 }), <LobbyHeader />, {
  beside,
  direction: 'rtl',
});
