import { aDailyGift } from '../../contract/make/daily';
import { problem } from '../../contract/problems';
import type { DailyContext } from '../../machines/daily/daily.machine';
import { aDaily } from '../../machines/daily/daily.sample';
import { DailyCard } from '../../src/views/daily/DailyCard';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/daily' };

const card = (state: string, given: Partial<DailyContext> = {}, direction?: 'rtl') =>
  storyOf(resident('daily', { present: state }, aDaily(given)), <DailyCard ladder />, {
    house: member,
    ...(direction && { direction }),
  });
const unknown = { daily: undefined };
const opened = { daily: aDailyGift({ state: 'opened' }) };

export const Absent = storyOf(resident('daily', 'absent', unknown), <DailyCard />, {
  house: member,
});
export const Awaiting = card('awaiting', unknown);
export const Asking = card('asking', unknown);
export const AskingAgain = card('asking', opened);
export const Waiting = card('waiting');
export const WaitingAtItsBound = card('waiting', { daily: aDailyGift({ days: 12, coins: 250 }) });
export const Opening = card('opening');
export const Revealed = card('revealed', opened);
export const Opened = card('opened', opened);
export const Refused = card('refused', { problem: problem('rate-limited') });
export const Unreached = card('unreached');
export const Failed = card('failed', unknown);
export const FailedAgain = card('failed', opened);
export const WaitingRightToLeft = card('waiting', {}, 'rtl');
