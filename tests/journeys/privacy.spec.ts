import { expect, test, Visitor } from '../e2e/support/fair';

const ABOUT = 'I paint the lanterns';

test('each kind of viewer reads what the settings allow, and "see your profile as" tells the truth', async ({
  visitor: ann,
  elsewhere,
}) => {
  const { page } = ann;
  const ben = new Visitor(elsewhere.page, ann.server);
  await Promise.all([
    ann.arrive({ birthday: { day: 1, month: 5, year: 1990 }, country: 'DE', language: 'de-DE' }),
    ben.arrive(),
  ]);
  await ann.ask('POST', '/settings/update', {
    about: ABOUT,
    relationship: 'Engaged',
    forRelationship: 'Play games',
    gender: 'Female',
    timezone: 'Europe/Berlin',
  });
  const profile = `/profile/${await ann.id()}`;

  await ann.visit('/settings');
  const privacy = page.locator('#privacy');
  const choose = (field: string, audience: string) =>
    privacy
      .getByRole('group', { name: field, exact: true })
      .getByRole('radio', { name: audience })
      .check({ force: true });
  await choose('About you', 'Members');
  await choose('Relationship', 'Members');
  await choose('Time zone', 'My friends');
  await choose('Here to', 'My friends');
  await choose('Gender', 'Nobody');
  await choose('Date of birth and age', 'Nobody');
  await privacy.getByRole('button', { name: 'Save' }).click();
  await expect(privacy.getByText('Saved')).toBeVisible();

  const guest = ['Country', 'Language'];
  const member = ['Country', 'Relationship', 'Language'];
  const friend = ['Country', 'Relationship', 'Here to', 'Language', 'Time zone'];
  const seen = privacy.getByRole('region', { name: 'See your profile as' });
  for (const [as, facts] of [
    ['A guest', guest],
    ['A member', member],
    ['A friend', friend],
  ] as const) {
    await seen.getByRole('radio', { name: as }).check({ force: true });
    await expect(seen.getByRole('term')).toHaveText([...facts]);
    await expect(seen.getByText(ABOUT)).toBeVisible({ visible: as !== 'A guest' });
  }

  const theirs = ben.page;
  const facts = theirs.getByRole('main').getByRole('term');
  const about = theirs.getByText(ABOUT);
  const stranger = await elsewhere.context.browser()?.newContext();
  const visit = (await stranger?.newPage()) ?? theirs;
  await visit.goto(ann.server.url + profile);
  await expect(visit.getByRole('main').getByRole('term')).toHaveText(guest);
  await expect(visit.getByText(ABOUT)).toBeHidden();
  await stranger?.close();

  await ben.visit(profile);
  await expect(facts).toHaveText(member);
  await expect(about).toBeVisible();
  // Who follows is no friend.
  await theirs.getByRole('button', { name: 'Follow' }).click();
  await expect(theirs.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await ben.visit(profile);
  await expect(facts).toHaveText(member);

  await ben.befriend(ann);
  await ben.visit(profile);
  await expect(facts).toHaveText(friend);
  // The card beside a name, in the search, tells the same.
  await ben.visit('/friends');
  await theirs.getByRole('button', { name: new RegExp(`^About ${ann.username}`) }).click();
  await expect(theirs.getByRole('dialog').getByRole('term')).toHaveText(friend);

  await ann.visit('/profile/me');
  await expect(page.getByRole('main').getByRole('term')).toHaveText([
    'Country',
    'Gender',
    'Age',
    'Relationship',
    'Here to',
    'Language',
    'Time zone',
  ]);

  await ann.ask('POST', '/block', { _id: await ben.id() });
  await ben.visit(profile);
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Player not available' }),
  ).toBeAttached();
  await expect(facts).toHaveCount(0);
});
