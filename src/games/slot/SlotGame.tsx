import { type SlotOutcome, slot } from '../../../games/slot/slot.rules';
import type { GameProps } from '../table/game';
import { SlotTable } from './SlotTable';

export const SlotGame = ({ skin: id, table, outcome, shown }: GameProps) => {
  const skin = slot.skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <SlotTable
      {...table}
      skin={skin}
      shown={shown}
      {...(outcome !== undefined && { outcome: outcome as SlotOutcome })}
    />
  );
};
