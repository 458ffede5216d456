import { aBurstFlight, aFlight, aFlightInTheAir } from '../../contract/make/flight';
import { aRound } from '../../contract/make/play';
import type { FlightContext } from '../../machines/flight/flight.machine';
import { aGamePage } from '../../machines/game/game.sample';
import type { PlayContext } from '../../machines/play/play.context';
import { aSitting } from '../../machines/play/play.sample';
import { aPlayMode } from '../../machines/play/playMode.sample';
import { PlayPage } from '../../src/views/play/PlayPage';
import { member } from '../support/evening';
import { rocket } from '../support/fair';
import { resident, shown, storyOf } from '../support/story';

export default { title: 'machines/flight' };

const GAME = rocket._id;
const sitting = (given: Partial<PlayContext> = {}) =>
  aSitting({
    gameId: GAME,
    balance: 12_480,
    stake: 100,
    bet: { auto: null },
    round: undefined,
    ...given,
  });
const awaited = aRound({
  gameId: GAME,
  state: 'open',
  stake: 100,
  staked: 100,
  bet: { auto: null },
  choices: ['cash-out'],
  outcome: { auto: null, cashed: null, crash: null },
  pays: 0,
  flight: { day: '2026-11-20', startsAt: '2026-11-20T20:00:04.000Z' },
});

const at = (
  value: string | object,
  flight?: FlightContext['flight'],
  play: readonly [string | object, PlayContext] = [{ seated: 'ready' }, sitting()],
) =>
  storyOf(
    resident('flight', value as string, {
      gameId: value === 'closed' ? '' : GAME,
      flight,
    }),
    <PlayPage />,
    {
      house: {
        ...member,
        game: ['shown', aGamePage({ slug: 'rocket-wheel', page: false, game: rocket })],
        playMode: ['loading', aPlayMode({ signedIn: true, age: 36, chosen: 'coins' })],
        play: play as never,
      },
      deaf: ['play', 'flight'],
      play: async ({ canvas }) => void (await shown(canvas, 'status')),
    },
  );
const aboard = [{ deciding: 'asked' }, sitting({ round: awaited })] as const;

export const Closed = at('closed');
export const Connecting = at({ watched: 'connecting' });
export const Boarding = at({ watched: 'boarding' }, aFlight());
export const Aboard = at({ watched: 'boarding' }, aFlight(), aboard);
export const Flying = at({ watched: 'flying' }, aFlightInTheAir(), aboard);
export const Watching = at({ watched: 'flying' }, aFlightInTheAir());
export const Burst = at({ watched: 'burst' }, aBurstFlight());
export const Unheard = at({ watched: 'unheard' }, aBurstFlight());
