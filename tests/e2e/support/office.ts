import type { Page } from '@playwright/test';

/** Comes to a desk of the office as the sample member of a role. */
export const comeIn = async (office: Page, desk: string, role: string): Promise<void> => {
  await office.goto(desk);
  await office.getByRole('button', { name: role }).click();
  await office.getByRole('button', { name: 'Come in', exact: true }).click();
};
