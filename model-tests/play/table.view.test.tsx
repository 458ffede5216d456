import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Game } from '../../contract/game';
import { REST_MS } from '../../contract/limits';
import { aGame } from '../../contract/make/game';
import { aPlaySession, aRound } from '../../contract/make/play';
import { seat } from '../../machines/play/play.select';
import type { tableMachine } from '../../machines/play/table.machine';
import type { TableEvent } from '../../machines/play/table.words';
import { useView } from '../../src/app/house';
import { Seat } from '../../src/views/play/Seat';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, isOpen, press, type as typeInto } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { tableWalk } from './table.walk';

type Input = (typeof tableWalk.inputs)[number];

const stakes = [10, 20];
const games: Readonly<Record<string, Game>> = {
  dice: aGame({ engine: 'dice', skin: 'high-striker', stakes }),
  roulette: aGame({ engine: 'roulette', skin: 'promenade-roulette', stakes }),
};
const under = { direction: 'under', target: 5_000 };
const over = { direction: 'over', target: 4_999 };
const outcome = { roll: 2_317, won: true };
const round = aRound({ bet: under, outcome });
// What is sat down with no round brought.
const began = { minute: 0, balance: 0 };

const takes = { currency: 'COINS', stakes };
/** A game with a stake and a choice of its own, and one with something to plan. */
const inputs: Input[] = [
  { engine: 'dice', stake: 10, bet: under, began, mayTurbo: true, maySkip: true, takes },
  { engine: 'roulette', stake: 0, bet: { chips: [] }, began, mayTurbo: true, maySkip: true, takes },
];
const events: TableEvent[] = [
  { type: 'table.stake', stake: 20 },
  { type: 'table.type', text: '20' },
  { type: 'table.type', text: '15' },
  { type: 'table.enter', separators: { decimal: '.', thousands: ',' } },
  { type: 'table.choose', bet: over },
  { type: 'table.plan', plan: { chip: 10, mode: 'split', past: [] } },
  { type: 'round.decided', outcome },
  { type: 'table.timed', steps: [700, 300] },
  { type: 'port.failed', port: 'table.time' },
  { type: 'table.skip' },
  { type: 'table.turbo', isTurbo: true },
  { type: 'round.resumed', stake: 20, bet: over },
];

/** The table of whoever has sat down. */
const Sitting = ({ engine }: Input) => {
  const game = games[engine];
  const sitting = useView('play', seat);
  return game === undefined || sitting === '' ? null : <Seat game={game} />;
};

const sitDown = (world: World): void => {
  const { _id: gameId } = aGame();
  world.resident('play').send({ type: 'playMode.decided', gameId, currency: 'COINS' });
  answer(world, ['play.launch'], { type: 'play.launched', launch: 'launch-000000000001' });
  const session = aPlaySession({ balance: 1_000 });
  answer(world, ['play.seat'], { type: 'play.seated', session, visit: 'visit-0001' });
};

/** A round is bet and decided, once the one before it has rested. */
const decide = (world: World): boolean => {
  act(() => world.clock.increment(REST_MS));
  return (
    press('button', /^Strike/) &&
    answer(world, ['play.bet'], { type: 'round.opened', round, balance: 1_010 })
  );
};

beforeAll(async () => {
  for (const input of inputs)
    await fetchChunks(<Sitting {...input} />, {}, sitDown, () => screen.findByText('Autoplay'));
}, WALK_MS);

test(
  'table: every edge is walked at two games',
  async () => {
    await walkView(
      { ...tableWalk, inputs, events },
      {
        control: 'table',
        view: (input) => <Sitting {...input} />,
        settle: sitDown,
        by: {
          'table.stake': () => press('button', 'Raise the stake'),
          'table.type': ({ text }) => typeInto('Type a stake', text),
          'table.enter': () => press('button', 'Use this stake'),
          'table.choose': () => press('radio', 'Over'),
          'table.plan': () => press('radio', 'Splits'),
          'round.decided': (_, world) => decide(world),
          'table.timed': 'table.time',
          'port.failed': 'table.time',
          // It is a switch: pressed once more it would say the other thing.
          'table.turbo': () =>
            !(control('checkbox', /^Turbo/) as HTMLInputElement | undefined)?.checked &&
            press('checkbox', /^Turbo/),
          'table.skip': () => press('button', /^Skip/),
          // The sitting says so, of a round of another tab.
          'round.resumed': (event, world) => {
            act(() => void world.resident('stage').getSnapshot().children['table'].send(event));
            return true;
          },
        },
        sees: (table: SnapshotFrom<typeof tableMachine>, world) => {
          const { engine, stake } = table.context;
          const isStill = table.matches('still');
          expect(control('button', /^Skip/) !== undefined).toBe(!isStill);
          if (engine === 'roulette') return;
          expect(isOpen(control('radio', 'Over'))).toBe(isStill);
          expect(isOpen(control('button', 'Raise the stake'))).toBe(isStill && stake === 10);
          // Right after a show a late press on Skip must not bet.
          const isRested = at(world, 'play').matches('seated');
          expect(isOpen(control('button', /^Strike/))).toBe(isStill && isRested);
        },
      },
    );
  },
  WALK_MS,
);
