import { rulesFor } from '../../../games/engine';
import { slot } from '../../../games/slot/slot.rules';
import type { PayTableProps } from '../table/game';
import { SlotPayTable } from './SlotPayTable';

/** The pay table of a skin by its id, with what the skin's rules return. */
export const SlotPays = ({ skin: id, ...given }: PayTableProps) => {
  const skin = slot.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(slot, skin);
  return <SlotPayTable {...given} skin={skin} rtp={rules.rtp()} maxWin={rules.maxWin} />;
};
