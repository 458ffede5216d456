import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { MinesOutcome } from '../../games/mines/mines.rules';
import type { MinesSkin } from '../../games/mines/mines.skin';
import { lanternMines } from '../../games/mines/skins/lantern-mines';
import { treasureCove } from '../../games/mines/skins/treasure-cove';
import { useSay } from '../../src/app/say';
import { MinesPayTable } from '../../src/games/mines/MinesPayTable';
import { MinesPicture } from '../../src/games/mines/MinesPicture';
import { MinesTable } from '../../src/games/mines/MinesTable';
import type { TableProps } from '../../src/games/table/table';
import { said } from '../support/spoken';
import { aTable, tableStory } from './table';

export default { title: 'games/mines' };

interface TableStory extends Partial<TableProps> {
  skin?: MinesSkin;
  mines?: number;
  outcome?: MinesOutcome;
}

const Table = ({ skin = lanternMines, mines = 3, outcome, ...given }: TableStory) => (
  <MinesTable
    {...aTable(useSay(), { staked: 100, ...given })}
    skin={skin}
    bet={{ mines }}
    onBet={() => undefined}
    {...(outcome !== undefined && { outcome })}
  />
);
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);

const running: MinesOutcome = { opened: [12, 3, 7, 20], mines: null, hit: null };
const hit: MinesOutcome = { opened: [12, 3, 7, 5], mines: [1, 5, 17], hit: 5 };
const choosing = { phase: 'deciding', choices: ['open', 'cash-out'], pays: 171 } as const;

export const Waiting = story({});
export const Betting = story({ phase: 'betting' });
export const FirstTile = story({
  phase: 'deciding',
  choices: ['open'],
  pays: 0,
  outcome: { opened: [], mines: null, hit: null },
});
export const Deciding = story({ ...choosing, outcome: running });
const closedAt = (row: number, column: number): string =>
  said('Game.Row {row}, column {column}: {tile}', { row, column, tile: said('Game.closed tile') });
export const Steered: StoryObj = {
  ...story({ ...choosing, outcome: running }),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: closedAt(1, 1) }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}');
    await expect(canvas.getByRole('button', { name: closedAt(2, 5) })).toHaveFocus();
  },
};
export const Acting = story({ ...choosing, phase: 'acting', outcome: running });
export const StepRefused = story({
  ...choosing,
  refusal: 'The step is not possible now',
  outcome: running,
});
export const Revealing = story({ phase: 'revealing', outcome: hit });
export const CashedOut = story({
  phase: 'settled',
  pays: 171,
  outcome: { opened: [12, 3, 7, 20], mines: [1, 5, 17], hit: null },
});
export const Hit = story({ phase: 'settled', pays: 0, outcome: hit });
export const Refused = story({ phase: 'refused', refusal: 'Insufficient amount' });
export const InArabic = story({ ...choosing, outcome: running }, 'rtl');

const cove = { skin: treasureCove, mines: 2 };
export const CoveWaiting = story(cove);
export const CoveDeciding = story({
  ...cove,
  ...choosing,
  outcome: { opened: [4, 0], mines: null, hit: null },
});
export const CoveHit = story({
  ...cove,
  phase: 'settled',
  pays: 0,
  outcome: { opened: [4, 0, 5], mines: [1, 5], hit: 5 },
});
export const CoveCleared = story({
  ...cove,
  phase: 'settled',
  pays: 3_564,
  outcome: { opened: [4, 0, 2, 3, 6, 7, 8], mines: [1, 5], hit: null },
});

const amount = String;
const StillField = () => (
  <MinesPicture
    skin="lantern-mines"
    stake={100}
    bet={{ mines: 3 }}
    outcome={hit}
    amount={amount}
    t={useSay()}
  />
);
const Pays = ({ skin }: { skin: string }) => (
  <MinesPayTable skin={skin} stake={100} amount={amount} t={useSay()} />
);
export const Picture = tableStory('settled', <StillField />);
export const PayTable = tableStory('idle', <Pays skin="lantern-mines" />);
export const CovePayTable = tableStory('idle', <Pays skin="treasure-cove" />);
