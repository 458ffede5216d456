import { OutboxNotice } from '../views/outbox/OutboxNotice';
import { ViewingBanner } from '../views/viewing/ViewingBanner';

/** What stands across the page once the late residents do. */
export const Notices = () => (
  <>
    <ViewingBanner />
    <OutboxNotice />
  </>
);
