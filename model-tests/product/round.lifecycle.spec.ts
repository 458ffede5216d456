import type { Page } from '@playwright/test';
import { type RoundCommand, type RoundStep, roundLifecycle } from '../../contract/lifecycles';
import type { Round } from '../../contract/play';
import { expect, type Visitor } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';
import type { LifecycleStep } from '../support/lifecycle';
import { Books } from './books';
import { grown, walkLifecycle } from './lifecycle';

type Step = LifecycleStep<RoundStep, RoundCommand>;

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

  /** Whoever runs the platform ends the round. */
  const operate = async (...command: string[]): Promise<void> => {
    await asOperator(visitor.server, ...command);
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

walkLifecycle('round', {
  lifecycle: roundLifecycle,
  begins: 'none',
  async begin({ page, visitor }, way) {
    await visitor.arrive(grown);
    const books = new Books(await page.context().newPage(), visitor);
    const [first] = way;
    if (first?.to === 'undecided') return atTheTable(page, visitor, books, mines);
    return atTheTable(page, visitor, books, slot);
  },
});
