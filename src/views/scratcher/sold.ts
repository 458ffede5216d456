import { skinOf, soldOf } from '../../../games/scratcher/scratcher.rules';
import type { ScratcherSkin } from '../../../games/scratcher/scratcher.skin';
import { queryOf } from '../../../machines/kit/list.select';
import { useView } from '../../app/house';

/** What the shop sells of the family that is shown: as it ships until the platform has said so. */
export const useSold = (): ScratcherSkin => {
  const { family } = useView('scratchers', queryOf);
  const sold = useView('scratchers', ({ context }) => context.sold);
  return skinOf(soldOf[family].id, sold);
};
