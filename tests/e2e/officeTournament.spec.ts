import type { HomeTournaments } from '../../machines/tournament/homeTournaments.words';
import { expect, platformWith, test } from './support/fair';
import { comeIn } from './support/office';

test.use({ server: platformWith({ TOURNAMENTS: 'on' }) });

test('a tournament that comes again is seen with its cost before it comes to be, and is ended', async ({
  elsewhere: { page: office },
  server,
}) => {
  await comeIn(office, `${server.url}/staff/templates`, 'finance');
  await office.getByRole('button', { name: 'Add a tournament' }).click();
  const dialog = office.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name });
  const sample = dialog.getByRole('region', { name: 'As players see it' });
  await expect(sample).toContainText('As soon as all of it is typed');
  await field('Name').fill('Dawn sprint');
  await field('Description').fill('The best single win before breakfast');
  await field('Games').fill('lantern-run, no-such-game');
  await expect(sample).toContainText('With 20 players or more the house adds nothing.');
  await dialog.getByText('What it is played for').click();
  await field('Buy-in, in coins').fill('400');
  await expect(sample).toContainText('With 5 players or more the house adds nothing.');
  await field('Why').fill('Players asked for it');
  await dialog.getByRole('button', { name: 'Add a tournament' }).click();
  await expect(dialog.getByRole('alert')).toContainText(': no-such-game');

  // What was typed stays, and is mended.
  await field('Games').fill('lantern-run');
  await dialog.getByRole('button', { name: 'Add a tournament' }).click();
  const row = office.getByRole('row', { name: /Dawn sprint/ });
  await expect(row).toContainText('each day');

  await row.getByRole('button', { name: 'Announce it no more' }).click();
  await field('Why').fill('Nobody came');
  await dialog.getByRole('button', { name: 'Announce it no more' }).click();
  await expect(row).toHaveCount(0);
});

test('one that is announced is cancelled with a reason, and players read that it is off', async ({
  page,
  elsewhere: { page: office },
  server,
  visitor,
}) => {
  await visitor.arrive();
  const { upcoming } = await visitor.ask<HomeTournaments>('GET', '/home/tournaments');
  // The next may begin at any moment.
  const last = upcoming.at(-1);
  await visitor.visit(`/tournaments/${last?.id}`);
  await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();
  await comeIn(office, `${server.url}/staff/tournaments?search=${last?.id}`, 'admin');
  const row = office.getByRole('row', { name: /upcoming/ });
  await row.getByRole('button', { name: 'Call it off' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The table is being mended');
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await expect(row).toHaveCount(0);
  // Whoever looks at it hears of it.
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
});
