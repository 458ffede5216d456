import { purseMachine } from '../../machines/wallet/purse.machine';
import { Purse } from '../../src/views/wallet/Purse';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/purse' };

const at = (state: string, counted: number) =>
  storyOf(
    mounted('purse', 'purse', purseMachine, state, { coins: 5_000, counted }),
    <Purse coins={5_000} isCalm={false} />,
    { house: member },
  );

export const Counting = at('counting', 2_250);
export const Counted = at('counted', 5_000);
