import { aUser } from '../../contract/make/player';
import { problem } from '../../contract/problems';
import { type ClothContext, clothMachine } from '../../machines/cloth/cloth.machine';
import { Cloths } from '../../src/views/cloth/Cloths';
import { member } from '../support/evening';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/cloth' };

const player = aUser({ level: 6, cloths: ['lagoon', 'berry', 'ice'], cloth: 'berry' });
const at = (state: string, given: Partial<ClothContext> = {}, user = player) =>
  storyOf(
    mounted('cloth', 'cloth', clothMachine, state, { cloth: null, problem: undefined, ...given }),
    <Cloths />,
    { house: member, beside: [resident('player', 'shown', { user })] },
  );

export const Laid = at('laid');
export const LaidByABeginner = at('laid', {}, aUser());
export const Choosing = at('choosing', { cloth: 'ice' });
export const Refused = at('refused', { cloth: 'ember', problem: problem('step-illegal') });
export const Unreached = at('unreached', { cloth: 'ice' });
