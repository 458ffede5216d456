import { useActorRef, useSelector } from '@xstate/react';
import { fn } from 'storybook/test';
import type { StateValue } from 'xstate';
import { type AutoplayContext, autoplayMachine } from '../../machines/play/autoplay.machine';
import { firstPlan } from '../../machines/play/autoplay.rules';
import { roundsLeft } from '../../machines/play/autoplay.select';
import { nobody } from '../../machines/play/play.context';
import { tableMachine } from '../../machines/play/table.machine';
import { Comfort } from '../../src/views/play/Comfort';
import { said } from '../support/spoken';
import { type Still, still } from '../support/still';
import { storyOf } from '../support/story';
import { aTable, input, LanternRun } from './lanternRun';

export default { title: 'machines/autoplay' };

const won = [0, 250, 0, 40, 5_600, 0, 1_300, 100];
const results = won.map((pays, nth) => ({
  round: `round_${nth}`,
  staked: 100,
  won: pays,
  isFree: false,
}));
const sat = still(tableMachine, 'still', aTable());
const allowed = { isAllowed: true };

const Table = ({ at }: { at: Still }) => {
  const table = useActorRef(tableMachine, { snapshot: sat.snapshot as never, input });
  const autoplay = useActorRef(autoplayMachine, {
    snapshot: at.snapshot as never,
    input: allowed,
  });
  const left = useSelector(autoplay, roundsLeft);
  return (
    <LanternRun
      table={table}
      more={left === undefined ? {} : { auto: { left, onStop: fn() } }}
      footOf={(told) => <Comfort {...{ autoplay, table, told }} currency="COINS" isOneStep />}
    />
  );
};

interface Opened {
  isOpen: boolean;
}

const autoplay = (
  value: StateValue,
  given: Partial<AutoplayContext> = {},
  { isOpen }: Opened = { isOpen: false },
) => {
  const here = still(autoplayMachine, value, {
    ...allowed,
    plan: firstPlan,
    stake: 100,
    bet: {},
    left: 7,
    net: -150,
    last: -100,
    end: undefined,
    ...given,
  });
  return storyOf({ still: here, stills: {} }, <Table at={here} />, {
    house: { play: ['closed', { ...nobody, results }] },
    ...(isOpen && {
      play: async ({ canvas, userEvent }) =>
        userEvent.click(await canvas.findByRole('button', { name: said('Game.Autoplay') })),
    }),
  });
};

export const Off = autoplay('off', {}, { isOpen: true });
export const Ended = autoplay('off', { end: 'loss' }, { isOpen: true });
export const Forbidden = autoplay('off', { isAllowed: false }, { isOpen: true });
export const Played = autoplay({ on: 'played' });
export const Shown = autoplay({ on: 'shown' });
