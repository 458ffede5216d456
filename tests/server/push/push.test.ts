import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationKinds } from '../../../contract/notification';
import { type PushMessage, pushed } from '../../../contract/push';
import { pushKeysOf } from '../../../server/push/push.keys';
import { type PushOutcome, subscriptionOf } from '../../../server/push/push.sender';
import { secretsFrom } from '../../../server/secret/secret';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { hallOf } from '../tournament/hall';

let platform: TestPlatform;
const sent: { endpoint: string; message: PushMessage }[] = [];
let outcome: PushOutcome = 'sent';

beforeAll(async () => {
  platform = await testPlatform({}, undefined, {
    push: async ({ endpoint }, message) => {
      sent.push({ endpoint, message });
      return outcome;
    },
  });
});
afterAll(() => platform.close());
beforeEach(() => {
  outcome = 'sent';
});

const post = (by: Member, path: string, body: object) =>
  platform.post(path, body, { token: by.token });
const deviceOf = (name: string) =>
  JSON.stringify({
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  });
const register = (by: Member, token: string) =>
  platform.ask(
    'PUT',
    '/api/auth/registerDeviceToken',
    { token, deviceName: 'A browser' },
    { token: by.token },
  );
const pushedTo = (device: string) =>
  sent.filter(({ endpoint }) => endpoint.endsWith(device)).map(({ message }) => message.body);

test('what a player is told of rings on the browsers they registered, in their language', async () => {
  const [ann, ben] = [await platform.member(), await platform.member({ language: 'de' })];
  await register(ben, deviceOf('ben-phone'));
  await post(ann, '/friends/request', { _id: ben.id });
  await expect
    .poll(() => pushedTo('ben-phone'))
    .toEqual([`${ann.username} möchte mit dir befreundet sein`]);
  expect(sent.at(-1)?.message).toMatchObject({
    title: 'Fairground',
    category: 'friends',
    language: 'de',
    url: '/notifications/friends',
  });
});

test('a browser rings no more after sign-out, nor once its service has dropped it', async () => {
  const [ann, ben, cat] = [
    await platform.member(),
    await platform.member(),
    await platform.member(),
  ];
  await register(ben, deviceOf('ben-laptop'));
  await register(cat, deviceOf('cat-phone'));
  outcome = 'gone';
  await post(ann, '/friends/request', { _id: cat.id });
  await expect.poll(() => pushedTo('cat-phone')).toHaveLength(1);
  await expect
    .poll(async () => {
      const [row] = await platform.database.sql<{ left: number }[]>`
        select count(*) as left from push_devices where player = ${cat.id}`;
      return row?.left;
    })
    .toBe(0);
  await post(ben, '/auth/sign-out', {});
  await post(ann, '/friends/request', { _id: ben.id });
  // A third one, told last, shows that the one before was passed over.
  const dan = await platform.member();
  await register(dan, deviceOf('dan-phone'));
  await post(ann, '/friends/request', { _id: dan.id });
  await expect.poll(() => pushedTo('dan-phone')).toHaveLength(1);
  expect(pushedTo('ben-laptop')).toEqual([]);
});

test('a browser rings once, whichever of its sessions registered it, and not once forgotten', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  const again = await platform.post('/auth/sign-in', { email: ben.username, password: PASSWORD });
  const later = { ...ben, token: again.body.token };
  await register(ben, deviceOf('ben-desk'));
  await register(later, deviceOf('ben-desk'));
  await register(later, deviceOf('ben-desk'));
  const [kept] = await platform.database.sql<{ events: number }[]>`
    select count(*)::int as events from events
    where type = 'player.deviceRegistered' and stream = ${`player:${ben.id}`}`;
  expect(kept?.events).toBe(2);
  await post(ann, '/friends/request', { _id: ben.id });
  await expect.poll(() => pushedTo('ben-desk')).toHaveLength(1);
  const forget = () =>
    platform.ask('DELETE', '/api/auth/registerDeviceToken', undefined, { token: later.token });
  expect((await forget()).status).toBe(200);
  expect((await forget()).status).toBe(200);
  await post(ann, '/friends/request/cancel', { _id: ben.id });
  await post(ann, '/friends/request', { _id: ben.id });
  const cat = await platform.member();
  await register(cat, deviceOf('cat-desk'));
  await post(ann, '/friends/request', { _id: cat.id });
  await expect.poll(() => pushedTo('cat-desk')).toHaveLength(1);
  expect(pushedTo('ben-desk')).toHaveLength(1);
});

test('a group that is turned off does not ring', async () => {
  const [ann, ben] = [await platform.member(), await platform.member()];
  await register(ben, deviceOf('ben-quiet'));
  await post(ben, '/settings/update', { notificationSettings: { friend: false } });
  await post(ann, '/friends/request', { _id: ben.id });
  await post(ann, '/letters/send', { recipient: ben.id, text: 'Hello' });
  await expect.poll(() => pushedTo('ben-quiet')).toHaveLength(1);
  expect(pushedTo('ben-quiet')).toEqual([`${ann.username} wrote you a letter`]);
});

test('a tournament that begins soon rings for who has entered it', async () => {
  const hall = hallOf(platform);
  const ben = await platform.member();
  await register(ben, deviceOf('ben-tournament'));
  const id = await hall.open();
  await hall.enter(ben, id);
  await hall.due('reminder', id, new Date().toISOString());
  await expect
    .poll(() => pushedTo('ben-tournament'))
    .toEqual(['A tournament begins in a quarter of an hour']);
});

test('only the browsers’ own push services are ever called', () => {
  const at = (endpoint: string) =>
    subscriptionOf(JSON.stringify({ ...JSON.parse(deviceOf('x')), endpoint }));
  expect(at('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBeDefined();
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com.example/x',
    'https://127.0.0.1/x',
    'https://notfcm.googleapis.com@evil.example/',
  ]) {
    expect([endpoint, at(endpoint)]).toEqual([endpoint, undefined]);
  }
  expect(subscriptionOf('not json')).toBeUndefined();
});

test('the page can be put on a home screen under the platform’s name', async () => {
  const { status, type, body } = await platform.ask('GET', '/manifest.webmanifest');
  expect([status, type?.split(';')[0]]).toEqual([200, 'application/manifest+json']);
  expect(body).toMatchObject({ name: 'Fairground', start_url: '/', display: 'standalone' });
});

test('the keys are the same after every start and fit each other', () => {
  const keys = pushKeysOf(secretsFrom(Buffer.alloc(32, 7)));
  expect(pushKeysOf(secretsFrom(Buffer.alloc(32, 7)))).toEqual(keys);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(keys.privateKey, 'base64url');
  expect(curve.getPublicKey('base64url', 'uncompressed')).toBe(keys.publicKey);
});

test('every kind of notification has its sentence', () => {
  expect(Object.keys(pushed).sort()).toEqual([...notificationKinds].sort());
});
