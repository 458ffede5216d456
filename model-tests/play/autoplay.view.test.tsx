import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { REST_MS } from '../../contract/limits';
import { aJurisdiction } from '../../contract/make/country';
import { aGame } from '../../contract/make/game';
import { aPlaySession, aRound } from '../../contract/make/play';
import type { autoplayMachine } from '../../machines/play/autoplay.machine';
import type { AutoplayEvent } from '../../machines/play/autoplay.words';
import { seat } from '../../machines/play/play.select';
import { useView } from '../../src/app/house';
import { Seat } from '../../src/views/play/Seat';
import type { World } from '../../tests/machines/support/world';
import { answer, choose, control, isOpen, press } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { autoplayWalk } from './autoplay.walk';

type Input = (typeof autoplayWalk.inputs)[number];

const SHOW_MS = 700;
const game = aGame({ engine: 'dice', skin: 'high-striker', stakes: [10, 20] });
const bet = { direction: 'under', target: 5_000 };
/** As the table offers it: with the choice that its player finds. */
const events = autoplayWalk.events.map((event) =>
  event.type === 'autoplay.start' ? { ...event, bet } : event,
);
const round = aRound({ bet, outcome: { roll: 2_317, won: true } });

/** The table of whoever has sat down. */
const Sitting = () => (useView('play', seat) === '' ? null : <Seat game={game} />);

const sitDown = (world: World, { isAllowed }: Input): void => {
  const jurisdictions = [aJurisdiction({ restrictAutoplay: !isAllowed })];
  world.resident('playMode').send({ type: 'jurisdictions.loaded', jurisdictions });
  world.resident('play').send({ type: 'playMode.decided', gameId: game._id, currency: 'COINS' });
  answer(world, ['play.launch'], { type: 'play.launched', launch: 'launch-000000000001' });
  const session = aPlaySession({ balance: 1_000 });
  answer(world, ['play.seat'], { type: 'play.seated', session, visit: 'visit-0001' });
};

/** The round in hand is played to its end: the seat takes the next one. */
const finish = (world: World): void => {
  if (!answer(world, ['play.bet'], { type: 'round.opened', round, balance: 1_000 })) return;
  answer(world, ['table.time'], { type: 'table.timed', steps: [SHOW_MS] });
  act(() => world.clock.increment(SHOW_MS));
  act(() => world.clock.increment(REST_MS));
};

/** What the sitting says of a round, and of its seat, is told straight to the machine. */
const told = (event: AutoplayEvent, world: World): boolean => {
  act(() => void world.resident('stage').getSnapshot().children['autoplay'].send(event));
  return true;
};

const start = /^Play \d+ rounds$/;
const stop = /^Stop, \d+ left/;

beforeAll(() =>
  fetchChunks(
    <Sitting />,
    {},
    (world) => sitDown(world, { isAllowed: true }),
    async () => {
      await screen.findByText('Autoplay');
      // The rail beside the board comes in a chunk of its own.
      await screen.findAllByText('At the table now');
    },
  ),
);

test(
  'autoplay: every edge is walked at a table that plays by itself, and at one that may not',
  async () => {
    await walkView(
      { ...autoplayWalk, events },
      {
        control: 'autoplay',
        view: () => <Sitting />,
        settle: sitDown,
        by: {
          'autoplay.plan': () => choose('Stop at a single win of', '100'),
          'autoplay.start': (_, world) => {
            finish(world);
            return press('button', start);
          },
          'autoplay.stop': () => press('button', stop),
          'round.told': told,
          'seat.freed': told,
          'seat.stopped': told,
        },
        sees: (autoplay: SnapshotFrom<typeof autoplayMachine>) => {
          const isOn = autoplay.matches('on');
          expect(control('button', stop) !== undefined).toBe(isOn);
          if (isOn || !autoplay.context.isAllowed)
            expect(isOpen(control('button', start))).toBe(false);
          expect(screen.queryByText(/^Autoplay ended/) !== null).toBe(
            autoplay.context.end !== undefined,
          );
          expect(screen.queryByText(/^Where you are/) === null).toBe(autoplay.context.isAllowed);
        },
      },
    );
  },
  WALK_MS,
);
