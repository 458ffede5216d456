import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aGame } from '../../contract/make/game';
import { aPlaySession } from '../../contract/make/play';
import type { PortName } from '../../machines/app/furnish';
import type { PlayEvent } from '../../machines/play/play.words';
import { useView } from '../../src/app/house';
import { Launching } from '../../src/views/play/Launching';
import { Refused } from '../../src/views/play/Refused';
import { Seat } from '../../src/views/play/Seat';
import { Unlaunched } from '../../src/views/play/Unlaunched';
import type { World } from '../../tests/machines/support/world';
import { answer, control, isOpen, press, type } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { playWalk } from './play.walk';

const game = aGame({ engine: 'blackjack', skin: 'pavilion-blackjack', stakes: [10, 20] });

/** The screen of play, without what it has to load. */
const Sitting = () => {
  const secret = useView('play', ({ context }) => context.session);
  const isRefused = useView('play', (play) => play.matches('refused'));
  const isUnlaunched = useView('play', (play) => play.matches('unlaunched'));
  if (isRefused) return <Refused />;
  if (isUnlaunched) return <Unlaunched />;
  return secret === '' ? <Launching /> : <Seat key={secret} game={game} />;
};

const steps = { hit: /^Hit/, stand: /^Stand/, double: /^Double/ } as const;

/** An outcome that has arrived is timed by what is drawn, which this house has not. */
const time = (world: World) =>
  answer(world, ['table.time'], { type: 'table.timed', steps: [1_300] });
const timed = (deed: PortName) => (event: PlayEvent, world: World) => {
  if (!answer(world, [deed], event)) return false;
  time(world);
  return true;
};

/** Others say these. */
const told = (event: PlayEvent, world: World): boolean => {
  act(() => world.resident('play').send(event));
  return true;
};

const asked = ['play.launch', 'play.seat', 'play.bet', 'play.act', 'play.rotate'] as const;

/** They sit at the table, and have not bet. */
const sitDown = (world: World): void => {
  world.resident('play').send({ type: 'playMode.decided', gameId: game._id, currency: 'COINS' });
  answer(world, ['play.launch'], { type: 'play.launched', launch: 'launch' });
  answer(world, ['play.seat'], {
    type: 'play.seated',
    session: aPlaySession(),
    visit: 'visit-0001',
  });
};

beforeAll(() =>
  fetchChunks(<Sitting />, { to: '/play/pavilion-blackjack' }, sitDown, async () => {
    await screen.findByRole('button', { name: /^Deal/ });
    // What is comfortable about it, and the rail beside the board, come in chunks of their own.
    await screen.findByRole('checkbox', { name: /^Turbo/ });
    await screen.findAllByText('At the table now');
  }),
);

test(
  'play: every edge that the page reaches is walked on it',
  async () => {
    await walkView(playWalk, {
      resident: 'play',
      view: <Sitting />,
      start: () => ({ to: '/play/pavilion-blackjack' }),
      by: {
        'playMode.decided': told,
        'play.visit': told,
        'route.shown': told,
        'session.closed': told,
        'play.forFun': () => press('button', 'Play for fun'),
        'play.bet': () => press('button', /^Deal/),
        'play.spinFree': () => press('button', /^Free spins/),
        'spins.changed': told,
        'play.act': ({ action }) => press('button', steps[action.kind as keyof typeof steps]),
        'table.laid': (event, world) => {
          told(event, world);
          time(world);
          return true;
        },
        'play.reveal': () => press('button', /^Skip/),
        'play.retry': () => press('button', 'Try again'),
        'play.rotateSeed': () => press('button', 'Reveal the seed and take a new one'),
        'play.typeSeed': ({ clientSeed }) => type(/^Your seed/, clientSeed),
        'play.launched': 'play.launch',
        'play.kept': 'play.launch',
        'play.elsewhere': 'play.launch',
        'play.seated': timed('play.seat'),
        'round.opened': timed('play.bet'),
        'round.acted': timed('play.act'),
        'flight.ended': told,
        'seed.rotated': 'play.rotate',
        'wallet.told': told,
        'connection.seen': 'connection.watch',
        'connection.found': 'connection.watch',
        'play.refused': asked,
        'port.failed': asked,
      },
      sees: (play) => {
        const isSeated = play.context.session !== '' && !play.matches('refused');
        const free = control('button', /^Free spins/);
        const deal = control('button', /^Deal/);
        const hit = control('button', /^Hit/);
        const isDeciding = play.matches('deciding') || play.matches('acting');
        if (!isSeated) return;
        expect(free !== undefined).toBe(play.context.spins !== undefined);
        if (isOpen(free)) expect(play.can({ type: 'play.spinFree', bet: {} })).toBe(true);
        expect(hit !== undefined).toBe(isDeciding || play.matches('unacted'));
        expect(isOpen(hit)).toBe(play.can({ type: 'play.act', action: { kind: 'hit' } }));
        if (deal !== undefined)
          expect(isOpen(deal)).toBe(play.can({ type: 'play.bet', stake: 10, bet: {} }));
        expect(control('button', 'Try again') !== undefined).toBe(play.can({ type: 'play.retry' }));
      },
      without: {
        'play.seated play.reveal[0]': 'a table that shows longer than the seat is kept for says so',
        'play.revealing xstate.after.REVEAL_MAX_MS.play.revealing[0]':
          'it is there for a screen that was closed: the table itself is always quicker',
      },
    });
  },
  WALK_MS,
);
