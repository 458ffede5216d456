import type { Post } from '../mail/mail.consumer';
import type { Platform } from '../platform';
import type { Browser } from '../session/session.browser';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { type StaffEvent, staffKind } from './staff.events';

type Parts = Pick<Platform, 'config' | 'look' | 'store'> & { readonly post: Post };

const whereOf = ({ device = 'an unknown browser', place = 'an unknown place' }: Browser): string =>
  `${device}, ${place}`;

/** What a member is told of; the office's own mails are in English, as its door is. */
const noticeOf = (event: StaffEvent): { subject: string; text: string } | undefined => {
  if (event.type === 'staff.browserMet')
    return {
      subject: 'A new browser in the office',
      text: `You signed in from a browser that we had not seen before: ${whereOf(event)}, ${event.at}.`,
    };
  if (event.type === 'staff.passkeyAdded')
    return { subject: 'A new passkey in the office', text: `A passkey was added: ${event.at}.` };
  if (event.type === 'staff.recoveryAsked')
    return {
      subject: 'Your second factor in the office',
      text: 'Another member says that you lost your second factor. A second member has to approve it.',
    };
  return undefined;
};

/**
 * Mails a member of what may have been done in their name: at least once. What a mail says is never
 * enough to come in.
 */
export const staffMail = ({ config, look, store, post }: Parts): Consumer => ({
  name: 'staff mail',
  stance: 'neutral',
  from: 'start',
  async handle(events) {
    for (const { id, event } of eventsOf(staffKind, events)) {
      const notice = noticeOf(event);
      if (notice === undefined) continue;
      const { email, phase } = await store.load(streamOf(staffKind, id));
      if (email === '' || phase !== 'active') continue;
      await post({
        to: email,
        subject: `${look.worn.name}: ${notice.subject}`,
        text: `${notice.text}\n\nIf it was not you, tell another member at once: they keep you out at the desk Staff.\n\n${config.PUBLIC_URL}/staff\n`,
      });
    }
  },
});
