import type { TabsContext } from './tabs.machine';

/** A tab that is looked at. */
export const aTab = (given: Partial<TabsContext> = {}): TabsContext => ({
  player: 'player_ann1',
  visible: true,
  offline: false,
  sequence: undefined,
  ...given,
});
