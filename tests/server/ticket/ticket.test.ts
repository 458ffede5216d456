import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  HAPPENED_BYTES_MAX,
  TICKET_ATTACHMENT_BYTES_MAX,
  TICKET_REOPEN_MS,
} from '../../../contract/limits';
import {
  createTicket,
  listTicketsOfUser,
  type Ticket,
  type TicketAttachment,
} from '../../../contract/ticket';
import { kinds, projections } from '../../../server/kinds';
import { accept } from '../../../server/store/decision';
import { rebuild } from '../../../server/store/rebuild';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  mergeTicket,
  noteTicket,
  splitTicket,
} from '../../../server/ticket/ticket.command';
import { type TicketEvent, ticketKind } from '../../../server/ticket/ticket.events';
import { sweepTicketFiles } from '../../../server/ticket/ticket.projection';
import { DOUBLED, doubling } from '../../support/doubling';
import { PASSWORD } from '../../support/password';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const ask = { title: 'The wheel stands still', description: 'Since noon.', category: 'game' };
const playerInfo = { name: 'Gus', email: 'gus@example.com' };
const open = async (token: string | undefined, more: object = {}) => {
  const { body } = await platform.post('/ticket', { ...ask, ...more }, { token });
  return answerOf(createTicket, body);
};
const read = (id: string, token?: string, query = '') =>
  platform.get(`/ticket/${id}${query}`, { token });
const write = (body: object, token?: string) =>
  platform.ask('PUT', '/api/ticket/send/message', body, { token });
const resolve = (body: object, token?: string) =>
  platform.ask('PUT', '/api/ticket/resolve', body, { token });
const list = async (token: string, body: object = {}) =>
  answerOf(listTicketsOfUser, (await platform.post('/ticket/list/user', body, { token })).body);
const staff = (at = new Date(platform.platform.now()).toISOString()) => ({ staff: 'mo', at });
const answer = (id: string, text = 'Which wheel?') =>
  answerTicket(platform.platform, id, text, staff());
const mails = (to: string) => platform.database.sql<{ subject: string; body: string }[]>`
  select subject, body from mails where recipient = ${to} order by id`;

test('the texts of the catalogue come with the refusals', async () => {
  const { token } = await platform.member();
  const untitled = await platform.post('/ticket', { ...ask, title: '  ' }, { token });
  expect([untitled.status, untitled.body.slug]).toEqual([422, 'Ticket.Provide ticket information']);
  for (const info of [undefined, { name: 'Gus' }, { email: 'gus@example.com' }]) {
    const unknown = await platform.post('/ticket', { ...ask, playerInfo: info });
    expect([unknown.status, unknown.body.slug]).toEqual([
      422,
      'Ticket.Provide your contact information',
    ]);
  }
});

test('a ticket has the fields of §3, and goes from turn to turn', async () => {
  const { id: player, token } = await platform.member();
  const { ticket, access } = await open(token);
  expect(access).toBeUndefined();
  expect(ticket).toMatchObject({ ...ask, playerId: player, status: 'awaiting_support_reply' });
  const { _id: id } = ticket;
  await answer(id);
  expect((await read(id, token)).body).toMatchObject({
    status: 'awaiting_player_reply',
    messages: [{ by: 'support', text: 'Which wheel?' }],
  });
  const written = await write({ id, text: 'The red one' }, token);
  expect(written.body).toMatchObject({ status: 'awaiting_support_reply' });
  const done = await resolve({ id, rating: 5, review: ' Quick ' }, token);
  expect(done.body).toMatchObject({ status: 'resolved', rating: 5, review: 'Quick' });
  expect((await resolve({ id, rating: 4 }, token)).body.code).toBe('ticket-rated');
  const again = await write({ id, text: 'It stands again' }, token);
  expect(again.body).toMatchObject({ status: 'awaiting_support_reply' });
  expect(again.body).not.toHaveProperty('rating');
});

test('a repetition opens one ticket, writes one message and resolves once', async () => {
  const { token } = await platform.member();
  const key = 'the-same-key';
  const twice = async (path: string, method: string, body: object) => {
    const answers = [];
    for (const _ of [1, 2]) answers.push(await platform.ask(method, path, body, { token, key }));
    return answers.map(({ body: { _id }, status }) => [status, _id]);
  };
  const first = await platform.post('/ticket', ask, { token, key });
  const second = await platform.post('/ticket', ask, { token, key });
  const { _id: id } = answerOf(createTicket, first.body).ticket;
  expect(answerOf(createTicket, second.body).ticket._id).toBe(id);
  await twice('/api/ticket/send/message', 'PUT', { id, text: 'Hello' });
  await twice('/api/ticket/resolve', 'PUT', { id, rating: 3 });
  const { messages } = (await read(id, token)).body as unknown as Ticket;
  expect(messages).toHaveLength(1);
  expect((await list(token)).total).toBe(1);
});

test('what waits for the player is listed first, and all where nothing does', async () => {
  const { token } = await platform.member();
  const [one, two, three] = [
    await open(token, { title: 'One' }),
    await open(token, { title: 'Two' }),
    await open(token, { title: 'Three' }),
  ];
  const titles = async (body: object = {}) => {
    const { items, total, status, counts } = await list(token, body);
    return [items.map(({ title }) => title), total, status, counts];
  };
  const counts = { all: 3, awaiting_player_reply: 0, awaiting_support_reply: 3, resolved: 0 };
  expect(await titles()).toEqual([['Three', 'Two', 'One'], 3, 'all', counts]);
  await answer(two.ticket._id);
  await resolve({ id: three.ticket._id }, token);
  const moved = { all: 3, awaiting_player_reply: 1, awaiting_support_reply: 1, resolved: 1 };
  expect(await titles()).toEqual([['Two'], 1, 'awaiting_player_reply', moved]);
  expect((await titles({ status: 'all' }))[0]).toEqual(['Three', 'Two', 'One']);
  expect((await titles({ status: 'awaiting_support_reply' }))[0]).toEqual(['One']);
  expect((await titles({ status: 'resolved' }))[0]).toEqual(['Three']);
  expect((await titles({ status: 'all', search: 'tHr' }))[0]).toEqual(['Three']);
  expect((await titles({ status: 'all', pageIndex: 1, pageSize: 2 }))[0]).toEqual(['One']);
  const plain = await platform.get('/ticket/list?status=resolved', { token });
  expect(plain.body).toMatchObject({ total: 1, status: 'resolved', items: [{ title: 'Three' }] });
  expect(one.ticket.status).toBe('awaiting_support_reply');
});

test('of another’s ticket nobody hears, and it takes nothing of theirs', async () => {
  const [ann, ben] = await Promise.all([platform.member(), platform.member()]);
  const { ticket } = await open(ann.token);
  const ids = [ticket._id, 'ticket_00000000'];
  for (const step of [
    (id: string) => read(id, ben.token),
    (id: string) => read(id),
    (id: string) => write({ id, text: 'Mine?' }, ben.token),
    (id: string) => resolve({ id, rating: 1 }, ben.token),
  ]) {
    const [theirs, nobodys] = await Promise.all(ids.map(step));
    expect([theirs?.status, theirs?.body]).toEqual([404, nobodys?.body]);
  }
  expect((await list(ben.token, { status: 'all' })).total).toBe(0);
});

test('a guest reads and writes by the link that is mailed, and by it alone', async () => {
  const { ticket, access = '' } = await open(undefined, { playerInfo, language: 'de' });
  const { _id: id } = ticket;
  expect(ticket).toMatchObject({ playerInfo, status: 'awaiting_support_reply' });
  expect(ticket).not.toHaveProperty('playerId');
  const other = await open(undefined, { playerInfo: { ...playerInfo, email: 'g2@example.com' } });
  expect((await read(id, undefined, `?access=${access}`)).body._id).toBe(id);
  for (const query of ['', `?access=${other.access}`, `?access=${access.slice(0, -1)}0z`])
    expect((await read(id, undefined, query)).status).toBe(404);
  const written = await write({ id, access, text: 'More' });
  expect(written.body).toMatchObject({ messages: [{ by: 'player', text: 'More' }] });
  await answer(id);
  await closeTicket(platform.platform, id, staff());
  await expect.poll(async () => (await mails(playerInfo.email)).length).toBe(3);
  const sent = await mails(playerInfo.email);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Deine Frage an den Support von Fairground',
    'Der Support von Fairground hat dir geantwortet',
    'Der Support von Fairground hält deine Frage für gelöst',
  ]);
  for (const { body } of sent) {
    expect(body).toContain(`/support/tickets/${id}?access=${access}`);
    expect(body).not.toContain('Which wheel?');
  }
  expect((await resolve({ id, access, rating: 2 })).body).toMatchObject({ rating: 2 });
});

test('mails to one address are few, whoever asks', async () => {
  const limited = await testPlatform({ RATE_LIMITS: 'on' });
  const codes = [];
  for (let count = 0; count < 4; count += 1)
    codes.push((await limited.post('/ticket', { ...ask, playerInfo })).body.code);
  expect(codes).toEqual([undefined, undefined, undefined, 'too-many-attempts']);
  await limited.close();
});

test('support’s answer and decision are told by hub, notification and mail; writing on is to have seen them', async () => {
  const { id: player, token, email } = await platform.member();
  const { ticket } = await open(token);
  const { _id: id } = ticket;
  await assignTicket(platform.platform, id, staff());
  await noteTicket(platform.platform, id, 'a secret of support', staff());
  await answer(id);
  await closeTicket(platform.platform, id, staff());
  const told = async () =>
    (await platform.post('/notifications', { type: 'supports' }, { token })).body as unknown as {
      items: { kind: string; reference: string; seenAt?: string }[];
      totals: { unseen: number };
    };
  const { items, totals } = await told();
  expect(items.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['ticket-resolved', id],
    ['ticket-answered', id],
  ]);
  expect(totals.unseen).toBe(2);
  const handlers = await platform.database.sql<{ handler: string }[]>`
    select handler from facts where audience = ${`player:${player}`} and handler in ('ticket', 'OnNotification')
    order by position, part`;
  expect(handlers.map(({ handler }) => handler)).toEqual([
    'ticket',
    'ticket',
    'OnNotification',
    'ticket',
    'OnNotification',
  ]);
  const subjects = async () =>
    (await mails(email)).map(({ subject }) => subject).filter((text) => text.includes('support'));
  await expect
    .poll(subjects)
    .toEqual([
      'The support of Fairground has answered you',
      'The support of Fairground has resolved your question',
    ]);
  await write({ id, text: 'Thank you' }, token);
  expect((await told()).totals.unseen).toBe(0);
  expect(JSON.stringify((await read(id, token)).body)).not.toContain('a secret of support');
});

const picture = async (width = 9) => {
  const bytes = await sharp({ create: { width, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return bytes.toString('base64');
};
const pdf = (size = 200) =>
  Buffer.from(`%PDF-1.4\n${' '.repeat(size - 16)}\n%%EOF\n`).toString('base64');
const attach = async (token: string | undefined, file: string, name = 'wheel.png') =>
  platform.post('/ticket/attachments', { file, name }, { token });
const attached = async (token: string | undefined, file: string, name?: string) =>
  (await attach(token, file, name)).body as unknown as TicketAttachment;
const fileAt = async (url: string) => {
  const response = await fetch(`${platform.url}${url}`);
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
};

test('a picture is made anew, a PDF is only downloaded, and neither runs', async () => {
  const { token } = await platform.member();
  const image = await attached(token, await picture());
  const paper = await attached(token, pdf(), 'Beleg «1».pdf');
  expect([image.type, paper.type]).toEqual(['image', 'pdf']);
  const { ticket } = await open(token, { attachments: [image._id] });
  expect(ticket.attachments).toEqual([image]);
  const more = await write({ id: ticket._id, text: 'See', attachments: [paper._id] }, token);
  expect(more.body).toMatchObject({ messages: [{ attachments: [paper] }] });
  const shown = await fileAt(image.url);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const down = await fileAt(paper.url);
  expect(down.headers.get('content-type')).toBe('application/pdf');
  expect(down.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Beleg%20%C2%AB1%C2%BB.pdf",
  );
  for (const { headers } of [shown, down]) {
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('private');
  }
});

const happened = (value: unknown) => gzipSync(JSON.stringify(value));

test('what happened in a tab is taken by its content, and only downloaded', async () => {
  const { token } = await platform.member();
  const pages = [{ start: { at: 0, to: '/' }, entries: [] }];
  const bytes = happened({ version: 1, pages, shared: [] });
  const file = await attached(token, bytes.toString('base64'), 'what-happened.json.gz');
  expect(file).toMatchObject({ type: 'happened', bytes: bytes.length });
  const down = await fileAt(file.url);
  expect(down.headers.get('content-type')).toBe('application/gzip');
  expect(down.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(down.bytes)).toEqual(bytes);
});

test.each([
  ['a text', gzipSync('not JSON')],
  ['another shape', happened({ version: 2, pages: [], shared: [] })],
  ['what leads nowhere', happened({ version: 1, pages: [{ $shared: 0 }], shared: [] })],
  [
    'what doubles again and again',
    happened({ version: 1, pages: [{ start: DOUBLED }], shared: doubling() }),
  ],
  ['too many pages', happened({ version: 1, pages: Array(21).fill({}), shared: [] })],
  ['what swells', gzipSync(Buffer.alloc(HAPPENED_BYTES_MAX + 1, ' '))],
  ['half of one', happened({ version: 1, pages: [{}], shared: [] }).subarray(0, 20)],
])('%s in gzip is no attachment', async (_, bytes) => {
  const { token } = await platform.member();
  const refused = await attach(token, bytes.toString('base64'), 'what-happened.json.gz');
  expect([refused.status, refused.body.code]).toEqual([422, 'attachment-refused']);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page that begins as a PDF', '%PDF-1.4 <script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['a program', 'MZ\u0090\u0000\u0003'.padEnd(40, 'x')],
])('%s is no attachment', async (_, content) => {
  const { token } = await platform.member();
  const refused = await attach(token, Buffer.from(content).toString('base64'), 'wheel.png');
  expect([refused.status, refused.body.code]).toEqual([422, 'attachment-refused']);
});

test('a file of 10 MB is taken, and one that is larger is not', async () => {
  const { token } = await platform.member();
  const exact = await attach(token, pdf(TICKET_ATTACHMENT_BYTES_MAX), 'large.pdf');
  expect(exact.status).toBe(200);
  const larger = await attach(token, pdf(TICKET_ATTACHMENT_BYTES_MAX + 3), 'larger.pdf');
  expect(larger.body.code).toBe('attachment-refused');
});

test('a sixth file, another’s and one that was sent already are refused', async () => {
  const [ann, ben] = await Promise.all([platform.member(), platform.member()]);
  const file = await picture();
  const six: string[] = [];
  for (let count = 0; count < 6; count += 1) six.push((await attached(ann.token, file))._id);
  const codeOf = async (attachments: readonly string[], token: string) =>
    (await platform.post('/ticket', { ...ask, attachments }, { token })).body.code;
  expect(await codeOf(six, ann.token)).toBe('attachments-full');
  expect(await codeOf(six.slice(0, 1), ben.token)).toBe('attachment-unknown');
  expect(await codeOf(six.slice(0, 5), ann.token)).toBeUndefined();
  expect(await codeOf(six.slice(0, 1), ann.token)).toBe('attachment-unknown');
});

test('nobody reads a file by its id alone, and what no message named is swept after a day', async () => {
  const { sql } = platform.database;
  const { token } = await platform.member();
  const kept = await attached(token, await picture());
  const left = await attached(token, await picture());
  await open(token, { attachments: [kept._id] });
  for (const url of [`/files/${kept._id}`, `${kept.url.slice(0, -1)}z`, '/files/none'])
    expect((await fileAt(url)).status).toBe(404);
  await sql`update ticket_files set at = at - interval '25 hours'`;
  await sweepTicketFiles(sql);
  expect([(await fileAt(kept.url)).status, (await fileAt(left.url)).status]).toEqual([200, 404]);
});

test('what was resolved more than 14 days ago takes neither message nor rating', async () => {
  const { token } = await platform.member();
  const { ticket } = await open(token);
  const { _id: id } = ticket;
  const long = new Date(platform.platform.now() - TICKET_REOPEN_MS).toISOString();
  await closeTicket(platform.platform, id, staff(long));
  expect((await read(id, token)).body).toMatchObject({ status: 'resolved', reopenMs: 0 });
  expect((await write({ id, text: 'Again' }, token)).body.code).toBe('ticket-closed');
  expect((await resolve({ id, rating: 5 }, token)).body.code).toBe('ticket-closed');
});

test('who is erased takes their tickets with them, and is answered no more', async () => {
  const { id: player, token } = await platform.member();
  const file = await attached(token, await picture());
  const { ticket } = await open(token, {
    title: 'planted title of a ticket',
    attachments: [file._id],
  });
  const { _id: id } = ticket;
  await write({ id, text: 'planted words in a ticket' }, token);
  await answer(id, 'planted answer to a ticket');
  await noteTicket(platform.platform, id, 'planted note on a ticket', staff());
  await resolve({ id, rating: 1, review: 'planted review of a ticket' }, token);
  const exported = await platform.post('/settings/export', {}, { token });
  const told = JSON.stringify(exported.body);
  for (const words of ['title of', 'words in', 'answer to', 'note on', 'review of'])
    expect(told).toContain(`planted ${words} a ticket`);
  expect(told).not.toContain('"staff"');
  await platform.post('/settings/erase', { password: PASSWORD }, { token });
  const { sql } = platform.database;
  for (const table of ['tickets', 'ticket_messages', 'ticket_files', 'events', 'streams']) {
    const hits = await sql`select 1 from ${sql(table)} t where t::text like '%planted%a ticket%'`;
    expect([table, hits.length]).toEqual([table, 0]);
  }
  expect((await fileAt(file.url)).status).toBe(404);
  expect(await answer(id)).toMatchObject({ refused: { code: 'not-found' } });
  expect(player).toMatch(/^player_/);
});

const merge = (from: string, to: string) => mergeTicket(platform.platform, from, to, staff());
const whole = async (id: string, token?: string, query = '') =>
  (await read(id, token, query)).body as unknown as Ticket;

test('what was asked and said stands in the other in order of time, files and notes too', async () => {
  const ann = await platform.member();
  const attached = await platform.post(
    '/ticket/attachments',
    {
      file: (
        await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .png()
          .toBuffer()
      ).toString('base64'),
      name: 'a.png',
    },
    { token: ann.token },
  );
  const file = attached.body as unknown as TicketAttachment;
  const into = (await open(ann.token, { title: 'The first', description: 'One' })).ticket._id;
  const from = (
    await open(ann.token, { title: 'The second', description: 'Two', attachments: [file._id] })
  ).ticket._id;
  await answer(into, 'Answer to one');
  await noteTicket(platform.platform, from, 'They ask twice', staff());
  await write({ id: from, text: 'And three' }, ann.token);
  const waited = await platform.database.sql`select waiting from tickets where id = ${from}`;
  expect(await merge(from, into)).toMatchObject({ answer: null });
  expect(await merge(from, into)).toMatchObject({ answer: null });

  const read_ = await whole(into, ann.token);
  expect(read_.messages.map(({ text }) => text)).toEqual([
    'The second\n\nTwo',
    'Answer to one',
    'And three',
  ]);
  expect(read_.messages[0]?.attachments.map(({ url }) => url)).toEqual([file.url]);
  expect(read_.status).toBe('awaiting_support_reply');
  const { sql } = platform.database;
  expect([...(await sql`select waiting from tickets where id = ${into}`)]).toEqual([...waited]);
  expect([
    ...(await sql`select text from ticket_messages where ticket = ${into} and side is null`),
  ]).toEqual([{ text: 'They ask twice' }]);
  // The old address says where it went, and takes nothing more.
  expect(await whole(from, ann.token)).toMatchObject({
    status: 'resolved',
    mergedInto: into,
    messages: [],
  });
  expect((await write({ id: from, text: 'Hm' }, ann.token)).body.code).toBe('ticket-merged');
  expect((await list(ann.token, { status: 'all' })).items).toMatchObject([
    { _id: into },
    { mergedInto: into },
  ]);
  // Where it went goes on in a third, and both lead there.
  const third = (await open(ann.token, { title: 'The third' })).ticket._id;
  await merge(into, third);
  expect((await whole(from, ann.token)).mergedInto).toBe(third);
  expect((await whole(third, ann.token)).messages).toHaveLength(4);
  await expect
    .poll(async () => (await mails(ann.email)).at(-1)?.body)
    .toContain(`/support/tickets/${third}`);
});

test('a merge is taken back: what was said before stands in it again, what was said since where it was said', async () => {
  const ann = await platform.member();
  const asked = async (title: string) =>
    (await open(ann.token, { title, description: '' })).ticket._id;
  const [into, from, early] = [
    await asked('The first'),
    await asked('The second'),
    await asked('Earlier'),
  ];
  const split = (id: string) => splitTicket(platform.platform, id, staff());
  const texts = async (id: string) => (await whole(id, ann.token)).messages.map(({ text }) => text);
  expect(await split(from)).toMatchObject({ refused: { code: 'step-illegal' } });
  await write({ id: from, text: 'Mine' }, ann.token);
  await noteTicket(platform.platform, from, 'A note', staff());
  // What had gone into it goes along.
  await merge(early, from);
  await merge(from, into);
  await answer(into, 'To both');
  await write({ id: into, text: 'Since' }, ann.token);
  expect(await texts(into)).toEqual(['The second', 'Earlier', 'Mine', 'To both', 'Since']);
  expect(await split(early)).toMatchObject({ refused: { code: 'ticket-merged' } });
  expect(await split(from)).toMatchObject({ answer: null });
  expect(await split(from)).toMatchObject({ refused: { code: 'step-illegal' } });

  expect(await texts(into)).toEqual(['To both', 'Since']);
  expect(await texts(from)).toEqual(['Earlier', 'Mine']);
  expect(await whole(from, ann.token)).toMatchObject({ status: 'awaiting_support_reply' });
  expect(await whole(from, ann.token)).not.toHaveProperty('mergedInto');
  expect((await whole(early, ann.token)).mergedInto).toBe(from);
  const { sql } = platform.database;
  const [row] = await sql<{ notes: number; waits: boolean }[]>`
    select (select count(*)::int from ticket_messages where ticket = t.id and side is null) as notes,
      waiting = (select max(at) from ticket_messages where ticket = t.id and side = 'player') as waits
    from tickets t where id = ${from}`;
  expect(row).toEqual({ notes: 1, waits: true });
  expect((await write({ id: from, text: 'On' }, ann.token)).body).toMatchObject({
    status: 'awaiting_support_reply',
  });
  await expect
    .poll(async () => (await mails(ann.email)).map(({ subject }) => subject))
    .toContain('The support of Fairground has taken your questions apart');
  // It may be merged again, and taken back again.
  await merge(from, into);
  expect(await texts(into)).toHaveLength(6);
  await split(from);
  await split(early);
  expect([await texts(into), await texts(from), await texts(early)]).toEqual([
    ['To both', 'Since'],
    ['Mine', 'On'],
    [],
  ]);
});

test('a guest’s own link opens what is theirs alone again, and the other’s stays renewed', async () => {
  const info = { playerInfo: { name: 'Gus', email: 'split@example.com' } };
  const [first, second] = [await open(undefined, info), await open(undefined, info)];
  const [into, from] = [first.ticket._id, second.ticket._id];
  await merge(from, into);
  await splitTicket(platform.platform, from, staff());
  expect((await read(from, undefined, `?access=${second.access}`)).status).toBe(200);
  const other = await read(into, undefined, `?access=${first.access}`);
  expect(other.body.code).toBe('ticket-renewed');
  await expect
    .poll(async () => (await mails('split@example.com')).at(-1)?.body)
    .toContain(`/support/tickets/${from}?access=${second.access}`);
});

test('what a merged objection lent is taken along', async () => {
  const ann = await platform.member();
  const into = (await open(ann.token)).ticket._id;
  const [from, { sql }] = ['ticket_objection', platform.database];
  const opened: TicketEvent = {
    ...{ type: 'ticket.opened', player: ann.id, language: 'en-US', title: 'I object' },
    ...{ description: '', category: 'appeal', about: 'report_1', attachments: [], at: staff().at },
  };
  await platform.platform.store.execute({
    name: 'objection',
    at: staff().at,
    streams: { ticket: streamOf(ticketKind, from) },
    decide: () => accept({ ticket: [opened] }, null),
  });
  const about = async () =>
    (await sql<{ about: string | null }[]>`select about from tickets where id = ${into}`)[0]?.about;
  await merge(from, into);
  expect(await about()).toBe('report_1');
  await splitTicket(platform.platform, from, staff());
  expect(await about()).toBeNull();
});

test('of guests only who reads the mail goes on; another’s address was typed by anybody', async () => {
  const info = { playerInfo: { name: 'Gus', email: 'merged@example.com' } };
  const [first, second] = [await open(undefined, info), await open(undefined, info)];
  const [into, from] = [first.ticket._id, second.ticket._id];
  const other = await open(undefined, { playerInfo: { name: 'Io', email: 'io@example.com' } });
  expect(await merge(from, other.ticket._id)).toMatchObject({
    refused: { code: 'ticket-anothers' },
  });
  await merge(from, into);
  for (const [id, access] of [
    [into, first.access],
    [from, second.access],
  ]) {
    const refused = await read(id ?? '', undefined, `?access=${access}`);
    expect([refused.status, refused.body.code]).toEqual([410, 'ticket-renewed']);
    const written = await write({ id, text: 'Hm', access });
    expect(written.body.code).toBe('ticket-renewed');
  }
  await expect.poll(async () => (await mails('merged@example.com')).length).toBe(3);
  const mail = (await mails('merged@example.com')).at(-1)?.body ?? '';
  const [, id = '', query = ''] = /tickets\/(ticket_\w+)(\?access=\S+)/.exec(mail) ?? [];
  expect(id).toBe(into);
  expect((await whole(id, undefined, query)).messages).toHaveLength(1);
  // What is mailed of it later has the link that opens it.
  await answer(into);
  await expect.poll(async () => (await mails('merged@example.com')).length).toBe(4);
  expect((await mails('merged@example.com')).at(-1)?.body).toContain(query);
});

test('the log tells nobody what was asked, and its tables are made anew from it', async () => {
  const { sql } = platform.database;
  await open(undefined, {
    playerInfo: { name: 'Secret Guest', email: 'secret.guest@example.com' },
    title: 'a very secret title',
  });
  const [row] = await sql<{ hits: number }[]>`
    select count(*)::int as hits from events
    where data::text like '%very secret title%' or data::text like '%secret.guest%'`;
  expect(row?.hits).toBe(0);
  const tables = async () => [
    await sql`select * from tickets order by id`,
    await sql`select * from ticket_messages order by id`,
  ];
  const before = await tables();
  for (const projection of projections.filter(({ name }) => name.startsWith('ticket')))
    await rebuild(sql, projection);
  expect(await tables()).toEqual(before);
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
