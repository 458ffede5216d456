import type { StoryObj } from '@storybook/react-vite';
import type { PlinkoBet, PlinkoOutcome } from '../../games/plinko/plinko.rules';
import type { PlinkoSkin } from '../../games/plinko/plinko.skin';
import { coinCascade } from '../../games/plinko/skins/coin-cascade';
import { cometFall } from '../../games/plinko/skins/comet-fall';
import { useSay } from '../../src/app/say';
import { PlinkoPayTable } from '../../src/games/plinko/PlinkoPayTable';
import { PlinkoPicture } from '../../src/games/plinko/PlinkoPicture';
import { PlinkoTable } from '../../src/games/plinko/PlinkoTable';
import type { TableProps } from '../../src/games/table/table';
import { aTable, tableStory } from './table';

export default { title: 'games/plinko' };

interface TableStory extends Partial<TableProps> {
  skin?: PlinkoSkin;
  bet?: PlinkoBet;
  outcome?: PlinkoOutcome;
}

const medium: PlinkoBet = { rows: 12, risk: 'medium' };
const Table = ({ skin = coinCascade, bet = medium, outcome, ...given }: TableStory) => (
  <PlinkoTable
    {...aTable(useSay(), { staked: 100, ...given })}
    skin={skin}
    bet={bet}
    onBet={() => undefined}
    {...(outcome !== undefined && { outcome })}
  />
);
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);

const fallen = (...path: number[]): PlinkoOutcome => ({
  path,
  slot: path.reduce((sum, turn) => sum + turn, 0),
});
const eight = fallen(1, 1, 1, 0, 1, 1, 1, 1);
const twelve = fallen(1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1);
const sixteen = fallen(0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0);

export const Waiting = story({});
export const EightRows = story({ bet: { rows: 8, risk: 'low' } });
export const SixteenRows = story({ bet: { rows: 16, risk: 'high' } });
export const Betting = story({ phase: 'betting' });
export const Falling = story({ phase: 'revealing', outcome: twelve });
export const FellLow = story({ phase: 'settled', pays: 30, outcome: twelve });
export const FellHigh = story({
  phase: 'settled',
  pays: 310,
  bet: { rows: 8, risk: 'medium' },
  outcome: eight,
});
export const Refused = story({ phase: 'refused', refusal: 'Insufficient amount' });
export const InArabic = story({ phase: 'settled', pays: 30, outcome: twelve }, 'rtl');

export const CometWaiting = story({ skin: cometFall });
export const CometFalling = story({ skin: cometFall, phase: 'revealing', outcome: twelve });
export const CometFell = story({
  skin: cometFall,
  phase: 'settled',
  pays: 2_800,
  bet: { rows: 16, risk: 'high' },
  outcome: sixteen,
});

const amount = String;
const StillBoard = () => (
  <PlinkoPicture
    skin="coin-cascade"
    stake={100}
    bet={medium}
    outcome={twelve}
    amount={amount}
    t={useSay()}
  />
);
const Pays = () => <PlinkoPayTable skin="coin-cascade" stake={100} amount={amount} t={useSay()} />;
export const Picture = tableStory('settled', <StillBoard />);
export const PayTable = tableStory('idle', <Pays />);
