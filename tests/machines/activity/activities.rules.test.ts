import { expect, test } from 'vitest';
import { OFFICIAL_ID } from '../../../contract/profile.rules';
import { feedOf } from '../../../machines/activity/activities.rules';
import { routeOf } from '../../../machines/router/router.rules';

test.each([
  ['/activities', 'me'],
  ['/profile/me', 'me'],
  ['/profile/player_ben1', 'player_ben1'],
  ['/profile/admin', undefined],
  [`/profile/${OFFICIAL_ID}`, undefined],
  ['/rounds/player_ben1', undefined],
  ['/', undefined],
])('%s shows the feed of %s', (to, feed) => {
  expect(feedOf(routeOf(to))).toBe(feed);
});
