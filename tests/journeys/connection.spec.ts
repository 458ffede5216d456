import { expect, pressIfThere, test, Visitor } from '../e2e/support/fair';
import { PASSWORD } from '../support/password';
import { serverProcess } from '../support/server';

test('a stopped server is told, what is shown stays, and it catches up afterwards', async ({
  page,
  elsewhere,
}) => {
  const server = await serverProcess();
  await server.start();
  try {
    const visitor = new Visitor(page, server);
    await visitor.signUp();
    await visitor.visit('/wallet');
    await expect(visitor.balance).toHaveAccessibleName('Coins 5,000');

    await server.stop('SIGKILL');
    const banner = page.getByRole('button', { name: /reconnect now/i });
    await expect(banner).toBeVisible();
    await expect(visitor.balance).toHaveAccessibleName('Coins 5,000');

    await server.start();
    // What happens while this page is away, it learns when it is back.
    const other = new Visitor(elsewhere.page, server);
    await other.comeIn(PASSWORD, visitor.email);
    // A round that awaits its first step: the bet alone moves the balance.
    await other.visit('/play/lantern-mines');
    await other.chooseMode('Coins', /^Start/);
    const bet = other.page.waitForResponse('**/api/play/rounds');
    await other.page.getByRole('button', { name: /^Start/ }).click();
    await bet;
    await pressIfThere(banner);
    await expect(banner).toBeHidden();
    await expect(visitor.balance).not.toHaveAccessibleName('Coins 5,000');
  } finally {
    await server.remove();
  }
});
