import { aPage } from '../../machines/kit/list.sample';
import { aLetterBox, lettersOf } from '../../machines/letter/letters.sample';
import { aRouter } from '../../machines/router/router.sample';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/letterChanges' };

const change = { ids: ['letter_0000'], state: 'seen' as const };
const [first, ...others] = lettersOf(3);
const at = (state: string, changes: (typeof change)[] = []) =>
  storyOf(resident('letterChanges', state, { changes }), <LettersPage />, {
    house: {
      ...member,
      letters: [
        { open: 'shown' },
        aLetterBox({
          list: aPage(first ? [{ ...first, status: 'seen' as const }, ...others] : others),
          reading: 'letter_0000',
        }),
      ],
      router: ['shown', aRouter('/letters', { visitor: member.router[1].visitor })],
    },
  });

export const Idle = at('idle');
export const Saving = at('saving', [change]);
export const Waiting = at('waiting');
