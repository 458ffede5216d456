import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type RoundCommand, type RoundStep, roundLifecycle } from '../../contract/lifecycles';
import type { Round } from '../../contract/play';
import { expect, platformWith, test, type Visitor } from '../../tests/e2e/support/fair';
import {
  type MockSupplier,
  mockSettings,
  mockSupplier,
  type Op,
} from '../../tests/support/mockSupplier';
import type { LifecycleStep } from '../support/lifecycle';
import { grown, walkLifecycle } from './lifecycle';

type Step = LifecycleStep<RoundStep, RoundCommand>;
const GRANT = 5_000;
const STAKE = 10;
const PAID = 25;
const admin = join(import.meta.dirname, '../../dist/server/admin.js');

test.use({ server: platformWith({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) }) });

/** What a person sees of the round: how it stands in their history, and what their wallet holds. */
class Books {
  /** What has left the wallet for it, and what came back. */
  staked = 0;
  paid = 0;
  /** What rounds before it took. */
  lost = 0;

  constructor(
    readonly page: Page,
    readonly visitor: Visitor,
  ) {}

  async see(state: RoundStep, isKnown: boolean): Promise<void> {
    const { page, visitor, staked, paid, lost } = this;
    const coins = GRANT - lost - (state === 'rolled back' ? 0 : staked) + paid;
    await expect(visitor.balance).toHaveAccessibleName(
      new RegExp(`^Coins ${coins.toLocaleString('en-US')}( |$)`),
    );
    await page.goto(`${visitor.server.url}/rounds`);
    if (!isKnown) return expect(page.getByText('No rounds yet')).toBeVisible();
    const row = page.getByRole('main').getByRole('listitem').first();
    const stands: Readonly<Record<RoundStep, string | RegExp>> = {
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

/** A game of the house: the button that bets, and the one that takes a step, where there is one. */
interface Table {
  slug: string;
  begin: string;
  step?: string;
}
const mines: Table = { slug: 'lantern-mines', begin: 'Start', step: 'Any tile' };
const slot: Table = { slug: 'lantern-run', begin: 'Spin' };

/** A round of ours, played at its table. */
const atTheTable = async (page: Page, visitor: Visitor, books: Books, table: Table) => {
  /** The button of the table that a person may press next. */
  const offered: Readonly<Record<RoundStep, string | undefined>> = {
    none: table.begin,
    undecided: table.step,
    // A third party's: nobody plays it here.
    open: undefined,
    settled: table.begin,
    'rolled back': table.begin,
  };
  const main = page.getByRole('main');
  // Only what is routed tells its body.
  await page.route('**/api/play/rounds{,/*}', (route) => route.continue());
  const sit = async (): Promise<void> => {
    await visitor.visit(`/play/${table.slug}`);
    await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
  };
  await sit();
  if (table === mines) await main.getByRole('spinbutton', { name: /^Hidden/ }).fill('1');
  const press = (name: RegExp) => main.getByRole('button', { name, disabled: false });
  const sent: Partial<Record<RoundCommand, { url: string; headers: object; body: string }>> = {};
  let round = '';

  /** Presses, and keeps what the page asked for: a page without an answer asks the same again. */
  const order = async (command: RoundCommand, address: RegExp, go: () => Promise<void>) => {
    const answered = page.waitForResponse(address);
    await go();
    const response = await answered;
    const request = response.request();
    sent[command] = {
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postData() ?? '',
    };
    return ((await response.json()) as { round: Round }).round;
  };
  const again = async (command: RoundCommand): Promise<void> => {
    const { url, headers, body } = sent[command] ?? { url: '', headers: {}, body: '' };
    const answer = await page.request.post(url, { headers: { ...headers }, data: body });
    expect(answer.status()).toBe(200);
  };
  /** A page of before asks for its win. */
  const win = async (): Promise<void> => {
    const { session } = JSON.parse(sent.bet?.body ?? '{}') as { session: string };
    await visitor.ask('POST', `/play/rounds/${round}/settle`, { session });
  };

  const bet = async (): Promise<void> => {
    const begin = () => press(new RegExp(`^${table.begin}`)).click();
    const opened = await order('bet', /play\/rounds$/, begin);
    round = opened._id;
    books.staked = opened.staked;
    if (opened.state === 'settled') books.paid = opened.pays;
  };
  const act = (name: RegExp) => order('act', /\/act$/, () => press(name).click());

  /** Lifts a tile; where it ends the round, which leads elsewhere, another round is begun. */
  const lift = async (): Promise<void> => {
    while ((await act(/^Any tile/)).choices.length === 0) {
      books.lost += books.staked;
      await bet();
    }
  };

  /** Whoever runs the platform ends the round; meanwhile it stands still. */
  const operate = async (...command: string[]): Promise<void> => {
    const { server } = visitor;
    const env = { ...process.env, DATA_DIR: server.dataDir };
    await server.stop();
    await promisify(execFile)(process.execPath, [admin, ...command], { env });
    await server.start();
    await sit();
  };
  /** As the platform itself does when nobody plays on for twelve hours. */
  const finish = async (): Promise<void> => {
    await operate('finish-round', round);
    const answer = await visitor.ask('GET', `/play/rounds/${round}`);
    const { state, pays } = answer as Round;
    if (state === 'settled') books.paid = pays;
  };

  return {
    async take({ from, command, to }: Step): Promise<void> {
      if (command === 'win') await win();
      else if (command === 'finish') {
        // What was lifted can be cashed out; nothing lifted is nothing risked.
        if (from === 'undecided' && to === 'settled') await lift();
        await finish();
      } else if (from === to && command === 'bet') await again(command);
      else if (command === 'bet') await bet();
      else if (command === 'act' && to === 'settled') books.paid = (await act(/^Cash out/)).pays;
      else if (command === 'act') await lift();
      else await operate('rollback-round', round, 'a walk');
    },
    async see(state: RoundStep): Promise<void> {
      await books.see(state, state !== 'none');
      for (const name of [table.begin, table.step ?? 'Any tile'])
        await expect(press(new RegExp(`^${name}`))).toHaveCount(offered[state] === name ? 1 : 0);
    },
  };
};

/** A round of a third party, who signs what it asks of the wallet. */
const elsewhereOf = async (page: Page, visitor: Visitor, books: Books) => {
  const acme: MockSupplier = mockSupplier(visitor.server.url, 'acme');
  await visitor.visit('/play/acme-wheel');
  await page.getByRole('radio', { name: 'Coins' }).first().check({ force: true });
  const open = page.getByRole('link', { name: 'Open the game' });
  await expect(open).toHaveAttribute('href', /currency=COINS/);
  const address = new URL((await open.getAttribute('href')) ?? '');
  const token = address.searchParams.get('token');
  const seated = await acme.send('authenticate', { request: visitor.username, token });
  const { session } = seated.body;
  const round = visitor.username;
  let isKnown = false;
  const orders: Readonly<Partial<Record<RoundCommand, { op: Op; body: object }>>> = {
    bet: { op: 'bet', body: { session, tx: `${round}-bet`, round, amount: STAKE } },
    win: { op: 'win', body: { tx: `${round}-win`, round, amount: PAID } },
    rollback: { op: 'rollback', body: { tx: `${round}-rollback`, round } },
  };
  const send = (command: RoundCommand) => {
    const { op, body } = orders[command] ?? { op: 'balance', body: { session } };
    return acme.send(op, body);
  };
  return {
    async take({ command }: Step): Promise<void> {
      expect((await send(command)).status).toBe(200);
      if (command === 'win') books.paid = PAID;
      if (command !== 'bet') return;
      isKnown = true;
      books.staked = STAKE;
    },
    async see(state: RoundStep): Promise<void> {
      await books.see(state, isKnown);
      await expect(open).toBeVisible();
      // A bet that comes late, behind its rollback, is refused and moves nothing.
      if (state === 'rolled back' && !isKnown)
        expect((await send('bet')).body.code).toBe('round-closed');
    },
  };
};

walkLifecycle('round', {
  lifecycle: roundLifecycle,
  begins: 'none',
  async begin({ page, visitor }, way) {
    await visitor.arrive(grown);
    const books = new Books(await page.context().newPage(), visitor);
    const [first] = way;
    if (first?.to === 'undecided') return atTheTable(page, visitor, books, mines);
    if (first?.to === 'settled') return atTheTable(page, visitor, books, slot);
    return elsewhereOf(page, visitor, books);
  },
});
