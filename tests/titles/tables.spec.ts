import { expect, pressIfThere, skipIfThere, test, Visitor } from '../e2e/support/fair';
import { GLANCE_MS } from '../support/patience';

/** A game of each engine: what opens its round, and what the player does until it is decided. */
interface Table {
  slug: string;
  verb: string;
  prepare?: (visitor: Visitor) => Promise<void>;
  decide?: (visitor: Visitor) => Promise<void>;
}

const press = (visitor: Visitor, name: RegExp) =>
  pressIfThere(visitor.page.getByRole('main').getByRole('button', { name, disabled: false }));

const tables: Readonly<Record<string, Table>> = {
  slot: { slug: 'ferris-fortune', verb: 'Spin' },
  dice: { slug: 'high-striker', verb: 'Strike' },
  plinko: { slug: 'coin-cascade', verb: 'Drop' },
  roulette: {
    slug: 'promenade-roulette',
    verb: 'Spin',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'Red', exact: true }).click();
    },
  },
  mines: {
    slug: 'lantern-mines',
    verb: 'Start',
    decide: async (visitor) => {
      await press(visitor, /^Cash out/);
      await press(visitor, /^Any tile/);
    },
  },
  blackjack: {
    slug: 'pavilion-blackjack',
    verb: 'Deal',
    decide: (visitor) => press(visitor, /^Stand/),
  },
  poker: {
    slug: 'arcade-jacks',
    verb: 'Deal',
    decide: (visitor) => press(visitor, /^Draw/),
  },
};

const opens = (visitor: Visitor, { verb }: Table) =>
  visitor.page.getByRole('main').getByRole('button', { name: new RegExp(`^${verb}`) });

/** Plays one round until the table is free for the next. */
const play = async (visitor: Visitor, table: Table) => {
  await table.prepare?.(visitor);
  await opens(visitor, table).click();
  await expect(async () => {
    await skipIfThere(visitor.page);
    await table.decide?.(visitor);
    await expect(opens(visitor, table)).toBeVisible({ timeout: GLANCE_MS });
    // A table whose chips lie still is free although nothing can be spun without them.
    await expect(visitor.page.getByText('Provably fair: round')).toBeVisible({
      timeout: GLANCE_MS,
    });
    await expect(
      visitor.page.getByRole('button', { name: 'Reveal the seed and take a new one' }),
    ).toBeEnabled({ timeout: GLANCE_MS });
  }).toPass();
};

interface Played {
  round: { currency: string; state: string; staked: number; pays: number; jackpot: number };
  balance: number;
}

for (const [engine, table] of Object.entries(tables)) {
  test(`${engine} is played for fun and for coins`, async ({ visitor }) => {
    const { page } = visitor;
    await visitor.arrive({ country: 'US', birthday: { day: 1, month: 5, year: 1990 } });
    await visitor.ask('POST', '/settings/update', { playMode: 'fun' });
    await visitor.visit(`/play/${table.slug}`);
    await play(visitor, table);
    await expect(visitor.balance).toHaveAccessibleName(/^Coins 5,000/);

    const seated = page.waitForResponse('**/api/play/session');
    await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
    await seated;
    // The last answer of a round, to the bet or to a step, pays it.
    const paid = page.waitForResponse(
      async (response) =>
        /\/play\/rounds(\/.+\/act)?$/.test(response.url()) &&
        ((await response.json()) as Played).round.state === 'settled',
    );
    await play(visitor, table);
    const { round, balance } = (await (await paid).json()) as Played;
    expect(round).toMatchObject({ currency: 'COINS', state: 'settled' });
    expect(balance).toBe(5_000 - round.staked + round.pays + round.jackpot);
    // The change of the sitting may stand behind it.
    await expect(visitor.balance).toHaveAccessibleName(
      new RegExp(`^Coins ${new Intl.NumberFormat('en-US').format(balance)}( |$)`),
    );
  });
}

test('a hand of blackjack is there again after a reload, and after the platform was killed', async ({
  visitor,
}) => {
  const { page, server } = visitor;
  await visitor.arrive({ country: 'US', birthday: { day: 1, month: 5, year: 1990 } });
  await visitor.visit('/play/pavilion-blackjack');
  const stand = page.getByRole('button', { name: /^Stand/ });
  const deal = page.getByRole('button', { name: /^Deal/ });
  const inCoins = () => page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
  await inCoins();
  // A dealt blackjack is decided at once: deal until a hand awaits a step.
  await expect(async () => {
    await skipIfThere(page);
    await press(visitor, /^Deal/);
    await expect(stand).toBeEnabled({ timeout: GLANCE_MS });
  }).toPass();
  const hand = page.getByRole('main').getByText(/^Your hand: /);
  const before = await hand.innerText();

  await page.reload();
  await inCoins();
  await expect(stand).toBeEnabled();
  expect(await hand.innerText()).toBe(before);

  await server.stop('SIGKILL');
  await server.start();
  await page.reload();
  await inCoins();
  await expect(stand).toBeEnabled();
  expect(await hand.innerText()).toBe(before);
  await stand.click();
  await expect(deal).toBeEnabled();
});

test('a guest’s round for fun is there again after a reload', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/play/arcade-jacks');
  await page.getByRole('button', { name: /^Deal/ }).click();
  const cards = page.getByRole('group', { name: 'Your cards' }).getByRole('button');
  await expect(cards).toHaveCount(5);
  const dealt = () => page.getByRole('group', { name: 'Your cards' }).ariaSnapshot();
  const before = await dealt();
  await page.reload();
  await expect(cards).toHaveCount(5);
  expect(await dealt()).toBe(before);
  await page.getByRole('button', { name: /^Draw/ }).click();
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeEnabled();
});
