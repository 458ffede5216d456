import type { Locator, Page } from '@playwright/test';
import { catalogue } from '../../games/catalogue';
import { expect, pressIfThere, skipIfThere, test, type Visitor } from '../e2e/support/fair';
import { GLANCE_MS } from '../support/patience';

/** The windows in which a game is played without scrolling, in pixels. */
const windows = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

const PARTS =
  '[data-board], [aria-label="Stake"], [aria-keyshortcuts="Space"], [aria-label="Your move"]';

/** From this width on the rail stands beside the board. */
const WIDE = 1366;
const innerWidthOf = (page: Page): number => page.viewportSize()?.width ?? 0;

/** The longest flight, and the time between two. */
const FLIGHT_MS = 80_000;

/** Which parts of a game are not wholly in the window, or lie under something; all at one moment. */
const hidden = (game: Locator): Promise<string[]> =>
  game.evaluate((element, parts) => {
    const all = [...element.querySelectorAll(parts)];
    const isInView = (part: Element): boolean => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isWithin && (part.contains(over) || over?.contains(part) === true);
    };
    const bad = all.filter((part) => !isInView(part)).map((part) => part.outerHTML.slice(0, 80));
    return all.length < 2 ? ['no board or no button', ...bad] : bad;
  }, PARTS);

/** What is drawn on a board and does not fit into it, by its class. */
const overflowing = (board: Locator): Promise<string[]> =>
  board.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      // A clipped label for screen readers has no size to speak of; a strip runs behind its frame.
      const isSeen = box.height > 1 && part.closest('[data-beyond]') === null;
      return isSeen && (box.top < top - 8 || box.bottom > bottom + 8)
        ? [`${part.tagName} ${part.getAttribute('class')} ${box.top - top} ${box.bottom - bottom}`]
        : [];
    });
  });

/** Board, stake and what is pressed next are wholly in view, unscrolled. */
const looksWhole = async ({ page }: Visitor): Promise<void> => {
  const game = page.getByRole('main').locator('section').first();
  // Whoever presses for a test may scroll on the way; a player who never scrolls is asked about.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await hidden(game)).toEqual([]);
  expect(await overflowing(game.locator('[data-board]'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // Where the window is wide, company stands beside the board; elsewhere below it.
  if (innerWidthOf(page) >= WIDE)
    await expect(page.getByRole('complementary', { name: 'Company at the table' })).toBeInViewport({
      ratio: 1,
    });
};

const begin = ({ page }: Visitor) =>
  page.getByRole('main').getByRole('button', { name: /^(Spin|Drop|Strike|Start|Deal|Board)/ });

/** Goes on with a round until another one may begin. */
const playOut = (visitor: Visitor): Promise<void> =>
  expect(async () => {
    const { page } = visitor;
    const game = page.getByRole('main');
    await skipIfThere(page);
    for (const name of [/^Stand/, /^Draw/, /^Cash out/, /^Any tile/])
      await pressIfThere(game.getByRole('button', { name, disabled: false }));
    // Between two flights nobody boards: whoever left looks on.
    const free = game.getByRole('button', { name: /^Next flight/ }).or(begin(visitor));
    await expect(free).toBeVisible({ timeout: GLANCE_MS });
  }).toPass();

for (const { urlFriendlyName: slug, engine } of catalogue) {
  const when = engine === 'roulette' ? 'idle' : 'idle, in play and settled';
  test(`${slug} is in view as a whole, ${when}`, async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize(windows[0] ?? { width: 360, height: 640 });
    await visitor.visit(`/play/${slug}`);
    await expect(begin(visitor)).toBeVisible({ timeout: FLIGHT_MS });
    // A flight is everybody's and takes its time: one is looked at in every window.
    for (const sizes of engine === 'crash' ? [windows] : windows.map((size) => [size])) {
      const look = async () => {
        for (const size of sizes) {
          await page.setViewportSize(size);
          await looksWhole(visitor);
        }
      };
      await look();
      // Without chips nothing is spun there: its running wheel is not looked at here.
      if (engine === 'roulette') continue;
      // The last press may have begun another round: the button that ends one begins the next.
      await playOut(visitor);
      await expect(begin(visitor)).toBeEnabled({ timeout: FLIGHT_MS });
      await begin(visitor).click();
      await look();
      await playOut(visitor);
      await look();
    }
  });
}

test('on a phone the places of roulette are large enough for a thumb', async ({ visitor }) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 640 });
  await visitor.visit('/play/promenade-roulette');
  await page.getByRole('button', { name: 'Betting table' }).click();
  const spots = page.getByRole('toolbar', { name: 'Betting table' }).getByRole('button');
  const sizes = await spots.evaluateAll((all) =>
    all.map((spot) => Math.min(spot.clientWidth, spot.clientHeight)),
  );
  // The chip is chosen on the same sheet, above the places.
  await expect(page.getByRole('group', { name: 'Chip' })).toBeInViewport({ ratio: 1 });
  expect(sizes.length).toBe(49);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});
