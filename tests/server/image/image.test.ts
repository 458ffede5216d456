import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGES_MAX } from '../../../contract/limits';
import { sweepImages } from '../../../server/image/image.projection';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2185b' } });
const address = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;
const png = async (width = 40, height = 30) =>
  address(await picture(width, height).png().toBuffer());

interface Picture {
  url: string;
  small: string;
  width: number;
  height: number;
}
const upload = async (token: string, file: string, name?: string) => {
  const answer = await platform.post('/settings/upload', { file, name }, { token });
  return { ...answer, picture: answer.body as never as Picture };
};
const fetched = async (url: string) => {
  const response = await fetch(`${platform.url}${url}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const folder = async (id: string, token?: string) => {
  const answer = await platform.get(`/settings/folder/${id}`, { token });
  return { status: answer.status, items: (answer.body.items ?? []) as never as Picture[] };
};
const stored = async () => {
  const [row] = await platform.database.sql<{ count: number }[]>`
    select count(*) as count from image_files where kept`;
  return row?.count;
};

test('a picture is made anew: turned, bounded, WebP, without what the camera wrote', async () => {
  const { token } = await platform.signUp();
  const taken = await picture(2_400, 1_200)
    .withExif({ IFD0: { Artist: 'Planted Artist', Copyright: 'Planted Place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.toString('latin1')).toContain('Planted');
  const { picture: made } = await upload(token, address(taken, 'image/jpeg'));
  expect(made).toMatchObject({ width: 960, height: 1_920 });
  for (const url of [made.url, made.small]) {
    const { response, bytes } = await fetched(url);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(bytes.toString('latin1')).not.toContain('Planted');
    const { format, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' });
  }
});

test('an icon is a square in two sizes, and replaces the one before', async () => {
  const { token } = await platform.signUp();
  const set = async (file: string | null) =>
    (await platform.ask('PUT', '/api/settings/icon', { file }, { token })).body as never as {
      icon?: string;
    };
  const first = (await set(await png(300, 200))).icon ?? '';
  const { width, height } = await sharp((await fetched(first)).bytes).metadata();
  expect([width, height]).toEqual([512, 512]);
  const small = await fetched(first.replace('.webp', '-small.webp'));
  expect((await sharp(small.bytes).metadata()).width).toBe(128);
  const second = (await set(await png(90, 90))).icon;
  expect((await fetched(first)).response.status).toBe(404);
  expect((await platform.get('/get', { token })).body).toMatchObject({ icon: second });
  expect(await set(null)).toEqual({});
  expect((await platform.get('/get', { token })).body).not.toHaveProperty('icon');
  expect((await fetched(second ?? '')).response.status).toBe(404);
});

test('a background is kept whole', async () => {
  const { token } = await platform.signUp();
  const file = await png(1_000, 300);
  const answer = await platform.ask('PUT', '/api/settings/background', { file }, { token });
  const { background } = answer.body as never as { background: string };
  expect(await sharp((await fetched(background)).bytes).metadata()).toMatchObject({
    width: 1_000,
    height: 300,
  });
});

/** A PNG of so many pixels that packs into next to nothing. */
const bomb = (side: number): Buffer => {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const crc = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

describe('what is no picture is refused, whatever it calls itself', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const cases: [string, () => Promise<string> | string][] = [
    ['an SVG', () => address(svg, 'image/svg+xml')],
    ['an SVG that says PNG', () => address(svg)],
    [
      'a page that says JPEG',
      () => address(Buffer.from('<!doctype html><h1>Hi</h1>'), 'image/jpeg'),
    ],
    ['a GIF head before a script', () => address(Buffer.from('GIF89a/*;*/=1;alert(1)//.......'))],
    ['a bomb', () => address(bomb(12_000))],
    [
      'a torn JPEG',
      async () =>
        address((await picture(900, 900).jpeg().toBuffer()).subarray(0, 400), 'image/jpeg'),
    ],
    ['a TIFF', async () => address(await picture(9, 9).tiff().toBuffer(), 'image/tiff')],
    ['a PDF', () => address(Buffer.from('%PDF-1.7 .................'), 'application/pdf')],
    ['words', () => 'not base64 at all, really!'],
    ['an address elsewhere', () => 'https://example.com/picture.png'],
    ['a path', () => 'file:///etc/passwd000000'],
  ];
  test.each(cases)('%s', async (_, file) => {
    const { token } = await platform.signUp();
    const before = await stored();
    const answer = await upload(token, await file());
    expect([answer.status, answer.body.code]).toEqual([422, 'image-refused']);
    expect(await stored()).toBe(before);
  });

  test.each(['../../etc/passwd', 'a/b.png', 'a\\b.png', '..', 'x\u0000.png', 'x'.repeat(300)])(
    'a name like %j',
    async (name) => {
      const { token } = await platform.signUp();
      const answer = await upload(token, await png(), name);
      expect([answer.status, answer.body.code]).toEqual([400, 'body-invalid']);
    },
  );

  test('more bytes than a picture may have', async () => {
    const { token } = await platform.signUp();
    const noise = Buffer.alloc(9 * 1_024 * 1_024, 7);
    const answer = await upload(token, address(noise));
    expect(answer.status).toBeOneOf([400, 413, 422]);
    const elsewhere = await platform.post(
      '/settings/update',
      { about: 'x'.repeat(70_000) },
      { token },
    );
    expect(elsewhere.body.code).toBe('body-too-large');
  });
});

test('an animated picture stands still', async () => {
  const { token } = await platform.signUp();
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { picture: made } = await upload(token, address(moving, 'image/gif'));
  expect((await sharp((await fetched(made.url)).bytes).metadata()).pages ?? 1).toBe(1);
});

test('pictures of a folder are listed to whom it concerns and deleted by their owner', async () => {
  const rosa = await platform.signUp();
  const arlo = await platform.signUp();
  const idOf = async (token: string) => (await platform.get('/get', { token })).body._id;
  const [id, other] = [await idOf(rosa.token), await idOf(arlo.token)];
  const one = (await upload(rosa.token, await png(), 'holiday.png')).picture;
  const two = (await upload(rosa.token, await png())).picture;
  const mine = (await upload(arlo.token, await png())).picture;
  expect((await folder(id)).items).toEqual([two, one]);
  expect((await folder('me', rosa.token)).items).toEqual([two, one]);
  expect((await folder('me')).status).toBe(401);

  const remove = (urls: string[]) =>
    platform.post('/settings/deleteMany', { urls }, { token: arlo.token });
  const unknown = `/images/image_${'0'.repeat(24)}.webp`;
  const [theirs, nobodys] = [await remove([mine.url, one.url]), await remove([unknown])];
  expect([theirs.status, theirs.body]).toEqual([404, nobodys.body]);
  expect((await folder(id)).items).toEqual([two, one]);
  expect((await folder(other)).items).toEqual([mine]);

  const answer = await platform.post(
    '/settings/deleteMany',
    { urls: [one.url] },
    { token: rosa.token },
  );
  expect(answer.body).toEqual({ ok: true });
  expect((await folder(id)).items).toEqual([two]);
  expect((await fetched(one.url)).response.status).toBe(404);

  await platform.post('/block', { _id: other }, { token: rosa.token });
  for (const [viewer, whose] of [
    [arlo, id],
    [rosa, other],
  ] as const) {
    const hidden = await folder(whose, viewer.token);
    expect(hidden).toEqual(await folder('player_nobody0', viewer.token));
    expect(hidden.status).toBe(404);
  }
});

test('a folder has an end, however many are sent at once', async () => {
  const { token } = await platform.signUp();
  const file = await png(8, 8);
  const answers = [];
  for (let sent = 0; sent < IMAGES_MAX + 6; sent += 11)
    answers.push(...(await Promise.all(Array.from({ length: 11 }, () => upload(token, file)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(IMAGES_MAX);
  expect(
    new Set(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))),
  ).toEqual(new Set(['images-full']));
});

test('a repeated upload with one key is one picture, and what is left over is swept', async () => {
  const { token } = await platform.signUp();
  const file = await png();
  const ask = () => platform.post('/settings/upload', { file }, { token, key: 'upload-once-1' });
  const [first, again] = [await ask(), await ask()];
  expect(again.body).toEqual(first.body);
  expect((await folder('me', token)).items).toHaveLength(1);
  const { sql } = platform.database;
  await sql`update image_files set at = at - interval '2 days'`;
  await sweepImages(sql);
  const [left] = await sql<{ count: number }[]>`
    select count(*) as count from image_files where not kept`;
  expect(left).toEqual({ count: 0 });
  expect((await fetched((first.body as never as Picture).url)).response.status).toBe(200);
});

test.each([
  'x.webp',
  '..%2f..%2fetc%2fpasswd',
  `image_${'0'.repeat(24)}.png`,
  `image_${'0'.repeat(24)}.webp`,
])('/images/%s is nothing', async (name) => {
  const { response } = await fetched(`/images/${name}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
