import { aPage } from '../../machines/kit/list.sample';
import { aLetterBox, lettersOf } from '../../machines/letter/letters.sample';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { memberAt } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/letterChanges' };

const change = { ids: ['letter_0000'], state: 'seen' as const };
const [first, ...others] = lettersOf(3);
const at = (state: string, changes: (typeof change)[] = []) =>
  storyOf(resident('letterChanges', state, { changes }), <LettersPage />, {
    house: {
      ...memberAt('/letters'),
      letters: [
        { open: 'shown' },
        aLetterBox({
          list: aPage(first ? [{ ...first, status: 'seen' as const }, ...others] : others),
          reading: 'letter_0000',
        }),
      ],
    },
  });

export const Idle = at('idle');
export const Saving = at('saving', [change]);
export const Waiting = at('waiting');
