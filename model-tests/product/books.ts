import type { Page } from '@playwright/test';
import type { RoundStep, TheirRoundStep } from '../../contract/lifecycles';
import { expect, type Visitor } from '../../tests/e2e/support/fair';

const GRANT = 5_000;
type Standing = RoundStep | TheirRoundStep;

/** What a person sees of the round: how it stands in their history, and what their wallet holds. */
export class Books {
  /** What has left the wallet for it, and what came back. */
  staked = 0;
  paid = 0;
  /** What rounds before it took. */
  lost = 0;

  constructor(
    readonly page: Page,
    readonly visitor: Visitor,
  ) {}

  async see(state: Standing, isKnown: boolean): Promise<void> {
    const { page, visitor, staked, paid, lost } = this;
    const coins = GRANT - lost - (state === 'rolled back' ? 0 : staked) + paid;
    await expect(visitor.balance).toHaveAccessibleName(
      new RegExp(`^Coins ${coins.toLocaleString('en-US')}( |$)`),
    );
    await page.goto(`${visitor.server.url}/rounds`);
    if (!isKnown) return expect(page.getByText('No rounds yet')).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').first();
    const stands: Readonly<Record<Standing, string | RegExp>> = {
      none: /^$/,
      undecided: 'Awaits your step',
      open: 'Open',
      settled: new RegExp(`${paid.toLocaleString('en-US')}$`),
      'rolled back': 'Taken back',
    };
    await expect(row).toContainText(stands[state]);
    return undefined;
  }
}
