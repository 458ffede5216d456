import { SlotTable } from '../../../games/slot/SlotTable';
import { lanternRun } from '../../../games/slot/skins/lantern-run';
import { midnightCarousel } from '../../../games/slot/skins/midnight-carousel';
import { neonOrchard } from '../../../games/slot/skins/neon-orchard';
import { starlightParade } from '../../../games/slot/skins/starlight-parade';
import type { SlotOutcome } from '../../../games/slot/slot.rules';
import type { GameTableProps } from './gameTable';

const skins = [lanternRun, midnightCarousel, neonOrchard, starlightParade];

export const SlotGame = ({ skin: id, table, outcome, shown }: GameTableProps) => {
  const skin = skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <SlotTable
      {...table}
      skin={skin}
      shown={shown}
      {...(outcome !== undefined && { outcome: outcome as SlotOutcome })}
    />
  );
};
