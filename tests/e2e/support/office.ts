import { expect, type Page } from '@playwright/test';
import { BARE_PAGE } from './fair';

/** By platform and role: a code of the app serves once, and tests follow each other faster. */
const sessions = new Map<string, string>();

/** Comes to a desk of the office as the sample member of a role. */
export const comeIn = async (office: Page, desk: string, role: string): Promise<void> => {
  const { origin } = new URL(desk);
  const whose = `${origin} ${role}`;
  const session = sessions.get(whose);
  if (session !== undefined) {
    await office.goto(origin + BARE_PAGE);
    await office.evaluate((token) => sessionStorage.setItem('staff.token', token), session);
    await office.goto(desk);
    return;
  }
  await office.goto(desk);
  await office.getByRole('button', { name: role }).click();
  await office.getByRole('button', { name: 'Come in', exact: true }).click();
  await expect(office.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const token = await office.evaluate(() => sessionStorage.getItem('staff.token'));
  sessions.set(whose, token ?? '');
};
