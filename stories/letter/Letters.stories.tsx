import type { LetterBox } from '../../contract/letter';
import { aToken } from '../../contract/make/token';
import { claimsOf } from '../../machines/auth/session.rules';
import { aSession } from '../../machines/auth/session.sample';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { addressOfLetters } from '../../machines/letter/letters.rules';
import { aLetterBox, letterCounters, lettersOf } from '../../machines/letter/letters.sample';
import type { LettersWords } from '../../machines/letter/letters.words';
import { anOutbox } from '../../machines/outbox/outbox.sample';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { member, memberAt, type Place } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/letters' };

const counted = (count = letterCounters()): Place<'letterCounter'> => [
  { present: 'counted' },
  { count },
];
const page = (
  state: string,
  given: Partial<ListContext<LettersWords>> = {},
  { counter = counted(), online = true, waits = false } = {},
) => {
  const context = aLetterBox(given);
  return storyOf(resident('letters', { open: state }, context), <LettersPage />, {
    house: {
      ...memberAt(addressOfLetters(context.query.box)),
      letterCounter: counter,
      ...(!online && { connection: ['offline', {}] }),
      ...(waits && { outbox: [{ open: 'resting' }, anOutbox({ failures: 1 })] }),
    },
  });
};
const of = (box: LetterBox, search = '') => ({ query: { box, search } });
const none = { list: noPages };
const counter = counted(letterCounters({ seen: 0, inbox: 0, unread: 0 }));
const uncounted: Place<'letterCounter'> = [{ present: 'uncounted' }, { count: undefined }];
const many = { list: aPage(lettersOf(20), 43) };
const [first, ...others] = lettersOf(3);

export const Closed = storyOf(resident('letters', 'closed'), <LettersPage />, { house: member });
const viewing = aToken({ aud: 'viewer' });
/** Staff sees what a player sees, but for their letters. */
export const ClosedToStaff = storyOf(resident('letters', 'closed'), <LettersPage />, {
  house: {
    ...member,
    session: [{ signedIn: 'fresh' }, aSession({ token: viewing, claims: claimsOf(viewing) })],
  },
});
export const Loading = page('loading', none, {
  counter: [{ present: 'counting' }, { count: undefined }],
});
export const LoadingAgain = page('loading');
export const Inbox = page('shown');
export const Reading = page('shown', { reading: 'letter_0001' });
export const Selected = page('shown', { marked: ['letter_0000', 'letter_0001'] });
export const Deleted = page('shown', {
  list: aPage(others),
  removed: first ? [first] : [],
});
export const Sent = page('shown', of('sent'));
export const SentAndWaiting = page('shown', of('sent'), { waits: true });
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Typing = page('typing', of('inbox', 'lanterns'));
export const Outdated = page('outdated');
export const Empty = page('empty', none, { counter });
export const EverythingRead = page('empty', { ...none, ...of('unread') }, { counter });
export const NothingFound = page('empty', { ...none, ...of('inbox', 'xyz') }, { counter });
export const Failed = page('failed', none, { counter: uncounted });
export const FailedAgain = page('failed');
export const Offline = page('failed', none, { counter: uncounted, online: false });
export const ReadingRightToLeft = {
  ...page('shown', { reading: 'letter_0001' }),
  globals: { direction: 'rtl' },
};
