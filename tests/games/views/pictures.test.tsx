// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '../../../games/catalogue';
import { isRefused, type Json } from '../../../games/engine';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import { gameViews } from '../../../src/games/views';
import { WAIT_MS } from '../../support/patience';
import { t } from './props';

afterEach(cleanup);

/** The choice that a player makes where the first one bets nothing. */
const chosen: Readonly<Record<string, Json>> = {
  roulette: { chips: [{ kind: 'straight', numbers: [17], amount: 10 }] },
};
/** A step that ends the round soon, by what the rules take. */
const ending: Readonly<Record<string, Json>> = {
  stand: { kind: 'stand' },
  draw: { kind: 'draw', hold: [0, 1] },
  open: { kind: 'open', tile: 0 },
  'cash-out': { kind: 'cash-out' },
  // By the server's time at the receipt, which the rules are told.
  leave: { kind: 'cash-out', at: 100 },
};

/** A round of a game, played to its end by its own rules. */
const played = (engine: string, skin: string, nonce: number) => {
  const rules = gameRules(engine, skin);
  const views = gameViews(engine);
  if (rules === undefined || views === undefined) throw new Error(`${engine} is not drawn`);
  const stake = rules.stakes[0] ?? 1;
  const bet = chosen[engine] ?? views.firstBet;
  const seeds = { serverSeed: 'server', clientSeed: 'client', nonce };
  let step = rules.open({ stake, bet }, fairDraw(seeds));
  for (let count = 0; count < 30; count += 1) {
    if (isRefused(step)) throw new Error(`${engine} refuses ${step.field}`);
    const kind = step.choices.findLast((choice) => Object.hasOwn(ending, choice));
    if (kind === undefined) break;
    step = rules.act(step.state, ending[engine === 'crash' ? 'leave' : kind]);
  }
  if (isRefused(step)) throw new Error(`${engine} refuses ${step.field}`);
  return { views, stake, bet, outcome: step.outcome, choices: step.choices };
};

test.each(catalogue)('$defaultName: a round of the past has its picture', async (entry) => {
  for (const nonce of [0, 1, 2]) {
    const { views, stake, bet, outcome, choices } = played(entry.engine, entry.skin, nonce);
    expect(choices).toEqual([]);
    render(
      <Suspense>
        <views.Picture
          skin={entry.skin}
          stake={stake}
          bet={bet}
          outcome={outcome}
          amount={String}
          t={t}
        />
      </Suspense>,
    );
    // Drawn, and told to those who do not see it.
    await vi.waitFor(
      () => expect(document.querySelector('svg')?.childElementCount).toBeGreaterThan(0),
      WAIT_MS,
    );
    expect(document.querySelectorAll('[aria-label]').length).toBeGreaterThan(0);
    cleanup();
  }
});

test.each(catalogue)('$defaultName: the pay table states the published return', async (entry) => {
  const { views, stake } = played(entry.engine, entry.skin, 0);
  const rtp = gameRules(entry.engine, entry.skin)?.rtp();
  render(
    <Suspense>
      <views.PayTable skin={entry.skin} stake={stake} amount={String} t={t} />
    </Suspense>,
  );
  const percent = ((rtp?.value ?? 0) * 100).toFixed(2);
  const said = `Of all stakes, ${percent} % comes back to players over time`;
  expect(await screen.findByText(said)).toBeTruthy();
});
