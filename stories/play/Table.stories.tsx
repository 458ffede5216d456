import { useActorRef, useSelector } from '@xstate/react';
import { fn } from 'storybook/test';
import { lanternRun } from '../../games/slot/skins/lantern-run';
import { slot } from '../../games/slot/slot.rules';
import { type TableContext, tableMachine } from '../../machines/play/table.machine';
import { useSay } from '../../src/app/say';
import { SlotGame } from '../../src/games/slot/SlotGame';
import type { TableProps } from '../../src/games/table/table';
import { type Still, still } from '../support/still';
import { storyOf } from '../support/story';

export default { title: 'machines/table' };

let dealt = 0;
/** The same cards in every story: reels that stop one after the other. */
const draw = {
  word: () => (dealt += 1) * 7,
  get used() {
    return dealt;
  },
};
const stake = 100;
const began = { minute: 0, balance: 12_480 };
const { outcome, pays } = slot.open(lanternRun, { stake, bet: {} }, draw);

const Table = ({ at }: { at: Still }) => {
  const actor = useActorRef(tableMachine, {
    snapshot: at.snapshot as never,
    input: { engine: 'slot', stake, bet: {}, began },
  });
  const table = useSelector(actor, (snapshot) => snapshot);
  const isShowing = !table.matches('still');
  const props: TableProps = {
    phase: isShowing ? 'revealing' : 'settled',
    balance: 12_480,
    purse: 'Balance',
    stake: table.context.stake,
    stakes: lanternRun.stakes,
    pays,
    canPlay: !isShowing,
    canBet: table.can({ type: 'table.stake', stake }),
    onPlay: fn(),
    onStake: (value) => actor.send({ type: 'table.stake', stake: value }),
    choices: [],
    canAct: () => false,
    onAct: fn(),
    onPayTable: fn(),
    amount: (minor) => minor.toLocaleString('en-US'),
    t: useSay(),
    ...(isShowing && { onSkip: () => actor.send({ type: 'table.skip' }) }),
  };
  return (
    <SlotGame
      skin={lanternRun.id}
      table={props}
      bet={{}}
      outcome={outcome}
      shown={table.context.shown}
      onBet={fn()}
      plan={null}
      onPlan={fn()}
    />
  );
};

const table = (state: string, context: Partial<TableContext> = {}) => {
  const here = still(tableMachine, state, {
    engine: 'slot',
    outcome,
    stake,
    bet: {},
    began,
    plan: null,
    steps: [],
    shown: 0,
    ...context,
  });
  return storyOf({ still: here, stills: {} }, <Table at={here} />);
};

export const AtRest = table('still');
export const Timing = table('timing');
export const Showing = table('showing', { steps: [3_000, 700] });
