import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, serverProcess } from '../support/server';
import { type SmtpServer, smtpServer } from '../support/smtp';

let smtp: SmtpServer;
let server: ServerProcess;

beforeAll(async () => {
  smtp = await smtpServer();
  server = await serverProcess({ SMTP_URL: smtp.url });
  await server.start();
});
afterAll(async () => {
  await server.remove();
  smtp.close();
});

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const behind = async (): Promise<number> => {
  const { behind: by } = (await (await fetch(`${server.url}/readyz`)).json()) as {
    behind: Record<string, number>;
  };
  return by['mail'] ?? 0;
};
const mailsTo = (email: string) => smtp.mails.filter((mail) => mail.includes(email)).length;

test.each(['greeting', 'DATA', 'message'] as const)(
  'a mail server that hangs before its word on the %s hinders nobody, and gets the mail once it speaks',
  async (silence) => {
    smtp.silence = silence;
    const before = smtp.silences;
    const username = `silent${silence}`;
    const email = `${username}@example.com`.toLowerCase();
    const birthday = { day: 1, month: 1, year: 1990 };
    const person = { username, email, password: 'Carousel-2026', country: 'US', birthday };
    expect((await post('/auth/sign-up', { ...person, terms: true })).status).toBe(200);
    expect((await post('/auth/forgot-password', { email })).status).toBe(200);
    // It is given up each time, and asked again.
    await expect.poll(() => smtp.silences).toBeGreaterThan(before + 1);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await behind()).toBeGreaterThan(0);
    expect((await post('/auth/sign-in', { email, password: person.password })).status).toBe(200);

    smtp.silence = undefined;
    await expect.poll(() => mailsTo(email)).toBeGreaterThan(0);
    await expect.poll(behind).toBe(0);
  },
);

test('the platform ends in order while a mail server hangs', async () => {
  smtp.silence = 'message';
  const before = smtp.silences;
  await post('/auth/forgot-password', { email: 'silentdata@example.com' });
  await expect.poll(() => smtp.silences).toBeGreaterThan(before);
  await server.stop();
  smtp.silence = undefined;
  const mails = mailsTo('silentdata@example.com');
  await server.start();
  await expect.poll(() => mailsTo('silentdata@example.com')).toBeGreaterThan(mails);
});
