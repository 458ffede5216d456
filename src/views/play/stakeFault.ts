import type { StakeFault } from '../../../machines/play/stake.rules';
import type { Say, TableProps } from '../../games/table/table';

/** Why a typed stake is not taken, in the player's words. */
export const stakeFaultText = (
  fault: StakeFault,
  amount: TableProps['amount'],
  say: Say,
): string => {
  switch (fault.rule) {
    case 'none':
      return say('Form.Enter an amount');
    case 'least':
      return say('Game.The smallest stake is {stake}', { stake: amount(fault.stake) });
    case 'most':
      return say('Game.The largest stake is {stake}', { stake: amount(fault.stake) });
    case 'between': {
      const [below, above] = [amount(fault.below), amount(fault.above)];
      return say('Game.The nearest stakes are {below} and {above}', { below, above });
    }
  }
};
