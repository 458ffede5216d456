import type { StoryObj } from '@storybook/react-vite';
import { ferrisFortune } from '../../games/slot/skins/ferris-fortune';
import { tidalArcade } from '../../games/slot/skins/tidal-arcade';
import { spinAt } from '../../games/slot/slot.pays.rules';
import type { SlotOutcome } from '../../games/slot/slot.rules';
import type { SlotSkin } from '../../games/slot/slot.skin';
import { useSay } from '../../src/app/say';
import { SlotPays } from '../../src/games/slot/SlotPays';
import { SlotTable } from '../../src/games/slot/SlotTable';
import type { TableProps } from '../../src/games/table/table';
import { aTable, tableStory } from './table';

export default { title: 'games/slot' };

interface TableStory extends Partial<TableProps> {
  skin?: SlotSkin;
  outcome?: SlotOutcome;
}

const Table = ({ skin = ferrisFortune, outcome, ...given }: TableStory) => (
  <SlotTable {...aTable(useSay(), given)} skin={skin} {...(outcome !== undefined && { outcome })} />
);
const story = (given: TableStory, direction?: 'rtl'): StoryObj =>
  tableStory(given.phase, <Table {...given} />, direction);

const round = (skin: SlotSkin, ...stops: number[]): SlotOutcome => ({
  freeSpins: 0,
  spins: [spinAt(skin, 100, 1, stops)],
});
const fortune = round(ferrisFortune, 21, 7, 13, 20, 27);
const pot = 1_284_360;

export const Jackpot = story({ pot });
export const JackpotFromItsLeast = story({});
export const JackpotTurning = story({ phase: 'betting', pot });
export const JackpotNotWon = story({ phase: 'settled', jackpot: 0, outcome: fortune, pot });
export const JackpotWon = story({
  phase: 'settled',
  jackpot: pot,
  outcome: { ...fortune, jackpot: true },
  pot: 50_000,
});
export const JackpotInArabic = story({ pot }, 'rtl');
export const Tidal = story({
  skin: tidalArcade,
  phase: 'settled',
  outcome: round(tidalArcade, 8, 7, 9, 18, 15),
});

const Pays = ({ skin }: { skin: string }) => (
  <SlotPays skin={skin} stake={100} amount={String} t={useSay()} />
);
export const JackpotPayTable = tableStory('idle', <Pays skin="ferris-fortune" />);
export const TidalPayTable = tableStory('idle', <Pays skin="tidal-arcade" />);
