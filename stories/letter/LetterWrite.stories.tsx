import { folderImages } from '../../contract/make/image';
import { aRelation, relatedPlayers } from '../../contract/make/relation';
import { aList } from '../../machines/kit/list.sample';
import { addressOfSheet } from '../../machines/letter/letters.rules';
import { letterWriteMachine } from '../../machines/letter/letterWrite.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { LetterWritePage } from '../../src/views/letter/LetterWritePage';
import { member, memberAt } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { picture } from '../support/picture';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/letterWrite' };

const view = (
  <>
    <LetterWritePage />
    <Alerts />
  </>
);
const items = relatedPlayers(5, aRelation({ bond: 'friends' }));
const friends = resident(
  'people',
  { open: 'shown' },
  aList({ list: 'friends', search: '' }, items),
);
const around = { house: member, beside: [friends] };
const form = formStates(letterWriteMachine, 'letterWrite', {
  recipient: items[0]?._id ?? '',
  letterText: 'The carousel is lit tonight. Meet me at the lanterns?',
});

const folder = folderImages().map((image, index) => {
  const drawn = picture(200 + index * 50);
  return { ...image, url: `${drawn}#${index}`, small: drawn };
});
const isShown = (pictures: number) =>
  resident('folder', { open: 'shown' }, aList({ of: 'me' }, folder.slice(0, pictures)));

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Reply = storyOf(form.filled, view, {
  ...around,
  house: {
    ...memberAt(addressOfSheet({ _id: items[0]?._id ?? '', username: 'Juniper' })),
  },
});
export const NotAvailable = storyOf(form.refused('not-found'), view, around);
export const TakesNoLetters = storyOf(form.refused('letters-closed'), view, around);
export const Unreachable = storyOf(form.unreachable, view, {
  ...around,
  beside: [friends, noConnection],
});
export const Submitting = storyOf(form.submitting, view, around);
export const Kept = storyOf(form.kept, view, around);
export const Accepted = storyOf(form.accepted, view, around);

export const ChoosingPictures = storyOf(form.filled, view, {
  ...around,
  beside: [friends, isShown(3)],
  deaf: ['folder'],
});
export const NoPicturesYet = storyOf(form.filled, view, {
  ...around,
  beside: [friends, isShown(0)],
  deaf: ['folder'],
});
export const PicturesLoading = storyOf(form.filled, view, {
  ...around,
  beside: [friends, resident('folder', { open: 'loading' }, aList({ of: 'me' }, []))],
  deaf: ['folder'],
});
export const PicturesUnloaded = storyOf(form.filled, view, {
  ...around,
  beside: [friends, resident('folder', { open: 'failed' }, aList({ of: 'me' }, []))],
  deaf: ['folder'],
});
