import { expect, test } from 'vitest';
import * as limits from '../../contract/limits';

/** The numbers of §9 and §2, written down once more: whoever changes one says so twice. */
const given: readonly [keyof typeof limits, unknown][] = [
  ['PRODUCT_VERSION', '1.0'],
  ['PLAYER_PREFIX', '/api/v1.0/player'],
  ['REDIRECTS_MAX', 31],
  ['DEFAULT_CURRENCY', 'USD'],
  ['DEFAULT_LANGUAGE', 'en-US'],
  ['DEFAULT_COUNTRY', 'US'],
  ['TOKEN_CHECK_MS', 1_000],
  ['TOKEN_REFRESH_MS', 7_000_000],
  ['HUB_SERVER_TIMEOUT_MS', 30_000],
  ['HUB_KEEP_ALIVE_MS', 15_000],
  ['HUB_RECONNECT_DELAYS_MS', [0, 2_000, 10_000, 30_000]],
  ['HUB_LONG_POLL_MS', 100_000],
  ['SOCKET_CONNECT_MS', 20_000],
  ['CLOCK_REFRESH_MS', 60_000],
  ['PRESENCE_RECENT_MS', 300_000],
  ['ONLINE_REROLL_MS', 300_000],
  ['ONLINE_STRIP', 5],
  ['NOTIFICATIONS_UNSEEN_MAX', 100],
  ['LEVEL_DISPLAY_CAP', 10],
  ['SELECTOR_FIRST_ITEMS', 15],
  ['SELECTOR_ALL_MS', 1_000],
  ['SELECTOR_POPUP_PX', 180],
  ['LOAD_MORE_LOCK_MS', 1_500],
  ['IMAGE_SLIDE_MS', 500],
  ['PHRASE_PAGE_MAX', 20],
  ['PHRASE_RETRY_MS', 1_000],
  ['ALERT_MS', 5_000],
  ['ALERT_CLOSE_MS', 350],
];

test.each(given)('%s is %j [§9]', (name, value) => {
  expect(limits).toHaveProperty(name, value);
});
