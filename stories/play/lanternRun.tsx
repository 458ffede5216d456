import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { lanternRun } from '../../games/slot/skins/lantern-run';
import { slot } from '../../games/slot/slot.rules';
import type { TableActor, TableContext } from '../../machines/play/table.machine';
import { useSay } from '../../src/app/say';
import { SlotGame } from '../../src/games/slot/SlotGame';
import type { TableProps } from '../../src/games/table/table';

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

/** What a table of this slot is mounted with. */
export const input = { engine: 'slot', stake, bet: {}, began, mayTurbo: true };

/** A table after some rounds, its last outcome on the reels. */
export const aTable = (given: Partial<TableContext> = {}): TableContext => ({
  ...input,
  outcome,
  plan: null,
  steps: [],
  shown: 0,
  isTurbo: false,
  ...given,
});

interface LanternRunProps {
  table: TableActor;
  more?: Partial<TableProps>;
  footOf?: (told: TableProps) => ReactNode;
}

/** A slot machine, as the table tells it. */
export const LanternRun = ({ table: actor, more, footOf }: LanternRunProps) => {
  const table = useSelector(actor, (snapshot) => snapshot);
  const isShowing = !table.matches('still');
  const told: TableProps = {
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
    ...more,
  };
  return (
    <SlotGame
      skin={lanternRun.id}
      table={{ ...told, foot: footOf?.(told) }}
      bet={{}}
      outcome={outcome}
      shown={table.context.shown}
      onBet={fn()}
      plan={null}
      onPlan={fn()}
    />
  );
};
