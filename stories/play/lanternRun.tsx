import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { separatorsOf } from '../../contract/separators.rules';
import { lanternRun } from '../../games/slot/skins/lantern-run';
import { slot } from '../../games/slot/slot.rules';
import type { TableActor, TableContext } from '../../machines/play/table.machine';
import { useSay } from '../../src/app/say';
import { SlotGame } from '../../src/games/slot/SlotGame';
import type { TableProps } from '../../src/games/table/table';
import { stakeFaultText } from '../../src/views/play/stakeFault';

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
const takes = { currency: 'COINS', stakes: lanternRun.stakes };
export const input = {
  engine: 'slot',
  stake,
  bet: {},
  began,
  mayTurbo: true,
  maySkip: true,
  takes,
};

/** A table after some rounds, its last outcome on the reels. */
export const aTable = (given: Partial<TableContext> = {}): TableContext => ({
  ...input,
  outcome,
  plan: null,
  typed: '',
  fault: undefined,
  steps: [],
  shown: 0,
  isTurbo: false,
  ...given,
});

const separators = separatorsOf('en-US');
const amount = (minor: number): string => minor.toLocaleString('en-US');

interface LanternRunProps {
  table: TableActor;
  more?: Partial<TableProps>;
  footOf?: (told: TableProps) => ReactNode;
}

/** A slot machine, as the table tells it. */
export const LanternRun = ({ table: actor, more, footOf }: LanternRunProps) => {
  const table = useSelector(actor, (snapshot) => snapshot);
  const say = useSay();
  const isShowing = !table.matches('still');
  const { fault } = table.context;
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
    typed: {
      text: table.context.typed,
      ...(fault !== undefined && { fault: stakeFaultText(fault, amount, say) }),
      canEnter: table.can({ type: 'table.enter', separators }),
      onType: (text) => actor.send({ type: 'table.type', text }),
      onEnter: () => {
        actor.send({ type: 'table.enter', separators });
        return actor.getSnapshot().context.typed === '';
      },
    },
    choices: [],
    canAct: () => false,
    onAct: fn(),
    onPayTable: fn(),
    amount,
    t: say,
    ...(isShowing && table.context.maySkip && { onSkip: () => actor.send({ type: 'table.skip' }) }),
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
