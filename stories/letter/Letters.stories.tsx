import { addressOfLetters } from '../../machines/letter/letters.rules';
import { aLetterBox, letterCounters, lettersOf } from '../../machines/letter/letters.sample';
import type { LettersContext } from '../../machines/letter/letters.setup';
import { anOutbox } from '../../machines/outbox/outbox.sample';
import { aRouter } from '../../machines/router/router.sample';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/letters' };

const page = (
  state: string,
  given: Partial<LettersContext> = {},
  { counter = 'counted', changing = 'idle', online = true, waits = false } = {},
) => {
  const context = aLetterBox(given);
  return storyOf(
    resident('letters', { counter, page: { open: state }, changing }, context),
    <LettersPage />,
    {
      house: {
        ...member,
        router: [
          'shown',
          aRouter(addressOfLetters(context.box), { visitor: member.router[1].visitor }),
        ],
        ...(!online && { connection: ['offline', {}] }),
        ...(waits && { outbox: [{ open: 'resting' }, anOutbox({ failures: 1 })] }),
      },
    },
  );
};
const none = {
  page: { items: [], total: 0, pages: 0 },
  counters: letterCounters({ seen: 0, inbox: 0, unread: 0 }),
};
const many = { page: { items: lettersOf(20), total: 43, pages: 1 } };
const [first, ...others] = lettersOf(3);

export const Closed = storyOf(
  resident('letters', { counter: 'absent', page: 'closed', changing: 'idle' }),
  <LettersPage />,
  { house: member },
);
export const Loading = page('loading', none, { counter: 'counting' });
export const LoadingAgain = page('loading');
export const Inbox = page('shown');
export const Reading = page('shown', { reading: 'letter_0001' });
export const ReadingAsSeen = page(
  'shown',
  {
    page: { items: first ? [{ ...first, status: 'seen' }, ...others] : others, total: 3, pages: 1 },
    reading: 'letter_0000',
  },
  { changing: 'saving' },
);
export const Selected = page('shown', { marked: ['letter_0000', 'letter_0001'] });
export const Deleted = page('shown', {
  page: { items: others, total: 2, pages: 1 },
  removed: first ? [first] : [],
});
export const Sent = page('shown', { box: 'sent' });
export const SeenWaiting = page('shown', {}, { changing: 'waiting' });
export const SentAndWaiting = page('shown', { box: 'sent' }, { waits: true });
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Typing = page('typing', { search: 'lanterns' });
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const EverythingRead = page('empty', { ...none, box: 'unread' });
export const NothingFound = page('empty', { ...none, search: 'xyz' });
export const Failed = page('failed', none, { counter: 'uncounted' });
export const FailedAgain = page('failed');
export const Offline = page('failed', none, { counter: 'uncounted', online: false });
export const ReadingRightToLeft = {
  ...page('shown', { reading: 'letter_0001' }),
  globals: { direction: 'rtl' },
};
