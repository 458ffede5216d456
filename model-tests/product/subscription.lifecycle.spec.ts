import { subscriptionLifecycle } from '../../contract/lifecycles';
import type { User } from '../../contract/player';
import type { SubscriptionOffer } from '../../contract/subscription';
import type { Wallet } from '../../contract/wallet';
import { expect } from '../../tests/e2e/support/fair';
import { goOnLater, hoursAhead } from '../../tests/support/later';
import { walkLifecycle } from './lifecycle';
import { arriveVerified } from './verified';

const PERIOD_HOURS = 30 * 24 + 1;
/** Longer than a period: whoever takes a break is not charged meanwhile. */
const BREAK_DAYS = 32;
const REMINDER_HOURS = 3 * 24 + 1;

/** In every mail about it, and in the last one. */
const PAGE = '/wallet/subscription';
const ENDED = 'has ended';

const words = {
  incomplete: 'Not paid yet',
  active: 'Active',
  'past due': 'Not paid: put money into your wallet',
  cancelling: 'Ends with what is paid for',
  ended: 'Ended',
} as const;

walkLifecycle('subscription', {
  lifecycle: subscriptionLifecycle,
  begins: 'none',
  async begin({ page, visitor }, way) {
    const { server } = visitor;
    await arriveVerified(visitor);
    const main = page.getByRole('main');
    let isCrown = false;
    let isOnBreak = false;
    let taken = 0;
    const balance = async (): Promise<number> => {
      const { items } = await visitor.ask<{ items: Wallet[] }>('GET', '/wallet/list');
      return items.find(({ currency }) => currency === 'EUR')?.balance ?? 0;
    };
    const deposit = (amount: number) =>
      visitor.ask('POST', '/wallet/deposit', { amount, payment: 'test-approved' });
    /** So that the next period is covered, or not. */
    const holdNothing = async () => {
      const held = await balance();
      if (held > 0)
        await visitor.ask('POST', '/wallet/withdraw', { currency: 'EUR', amount: held });
    };
    const choose = async (tier: 'Diamond' | 'Crown') => {
      await visitor.turnTo(PAGE);
      await main.getByRole('button', { name: `Take ${tier}` }).click();
    };
    /** Ordered by card: at the provider its number is typed, or the way back is taken. */
    const order = async () => {
      await choose(isCrown ? 'Crown' : 'Diamond');
      await main.getByLabel('Pay with').selectOption('visa');
      await main.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.getByLabel('Test number').waitFor();
      await page.getByRole('button', { name: 'Back without it' }).click();
    };
    const type = async (number: string) => {
      await visitor.turnTo(PAGE);
      await main.getByRole('button', { name: 'Go on at the provider' }).click();
      await page.getByLabel('Test number').fill(number);
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.waitForURL(`**${PAGE}`);
    };
    const take = async (tier: 'Diamond' | 'Crown') => {
      await choose(tier);
      await main.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(main.getByText('It is done.')).toBeVisible();
    };
    const goOn = async (hours: number) => {
      await goOnLater(server, hoursAhead(server) + hours);
      await visitor.comeBack();
    };
    /** The latest mail about it: what their wallet did not cover, or that it ended. */
    const latestMail = async (): Promise<string | undefined> => {
      const mails = await (await fetch(`${server.url}/mails`)).text();
      return mails
        .split('<article>')
        .find((mail) => mail.includes(`To ${visitor.email},`) && mail.includes(PAGE));
    };
    /** Goes on by as much as a reminder takes, and until it was sent: one that is skipped comes late. */
    const beReminded = async () => {
      const before = await latestMail();
      await goOn(REMINDER_HOURS);
      await expect.poll(latestMail).not.toBe(before);
    };
    /** When the period ends that is paid for. */
    const paidUntil = async (): Promise<string | undefined> =>
      (await visitor.ask<SubscriptionOffer>('GET', '/wallet/subscription')).subscription?.until;
    /** Goes on, and until the next period is paid: the one before was as active as it. */
    const bePaid = async (hours: number) => {
      const before = await paidUntil();
      await goOn(hours);
      await expect.poll(paidUntil).not.toBe(before);
    };
    const change = async () => {
      await deposit(5_000);
      isCrown = !isCrown;
      await take(isCrown ? 'Crown' : 'Diamond');
    };
    return {
      async take({ command, from, to }) {
        taken += 1;
        if (command === 'subscribe') {
          // Their break is over then.
          if (isOnBreak) await goOn(BREAK_DAYS * 24);
          isOnBreak = false;
          if (from !== 'cancelling') await deposit(5_000);
          await take(isCrown ? 'Crown' : 'Diamond');
        } else if (command === 'order') await order();
        else if (command === 'charge') {
          await type('4242 4242 4242 4242');
          // Whose renewal is refused and then paid is the wallet: a card does either for good.
          if (way[taken]?.command === 'renew') {
            await expect(main.getByText(words.active, { exact: true })).toBeVisible();
            await visitor.turnTo(PAGE);
            await change();
          }
        } else if (command === 'decline') await type('4000 0000 0000 0002');
        else if (command === 'change') await change();
        else if (command === 'cancel') {
          await visitor.turnTo(PAGE);
          await main.getByRole('button', { name: 'Cancel the subscription' }).click();
          await expect(main.getByText('It is done.')).toBeVisible();
        } else {
          if (to === 'active') {
            await deposit(5_000);
            await bePaid(from === 'active' ? PERIOD_HOURS : REMINDER_HOURS);
            return;
          }
          await holdNothing();
          // Reminded once, twice and three times; then it ends.
          if (from === 'active' && to === 'ended') {
            await visitor.ask('POST', '/protection/time-out', { days: BREAK_DAYS });
            isOnBreak = true;
          }
          if (from !== 'past due') await goOn(PERIOD_HOURS);
          else
            do await beReminded();
            while (to === 'ended' && !(await latestMail())?.includes(ENDED));
        }
      },
      async see(state) {
        await visitor.turnTo(PAGE);
        if (state === 'none')
          await expect(main.getByRole('button', { name: 'Take Diamond' })).toBeVisible();
        else await expect(main.getByText(words[state], { exact: true })).toBeVisible();
        const { subscription } = await visitor.ask<User>('GET', '/get');
        expect(subscription).toBe(state === 'active' || state === 'cancelling' ? 2 : 0);
      },
    };
  },
});
