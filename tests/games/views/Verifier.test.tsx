// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import type { RoundClaim } from '../../../games/verify/claim';
import arabic from '../../../server/phrase/words/ar.json';
import type { Say } from '../../../src/games/table/table';
import { Verifier } from '../../../src/games/verify/Verifier';
import { t } from './props';

// What comes lazily is fetched here, so that no test waits for a busy machine to load it.
beforeAll(async () => {
  await Promise.all([
    import('../../../src/games/verify/Verified'),
    import('../../../src/games/slot/SlotPicture'),
    import('../../../src/games/dice/DicePicture'),
  ]);
});
afterEach(cleanup);

const played = (engine: string, skin: string, bet: unknown): RoundClaim => {
  const seeds = { serverSeed: 'revealed', clientSeed: 'mine', nonce: 3 };
  const order = { stake: 100, bet };
  const step = gameRules(engine, skin)!.open(order, fairDraw(seeds));
  if ('refused' in step) throw new Error(step.field);
  const claimed = { outcome: step.outcome, pays: step.pays };
  const commit = commitOf('revealed');
  return { ...seeds, commit, engine, skin, ...order, actions: [], claimed };
};
const slotRound = played('slot', 'starlight-parade', {});
const diceRound = played('dice', 'high-striker', { direction: 'over', target: 3000 });
const marks = () => screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));

test('without a round it asks for one and claims nothing', () => {
  render(<Verifier initial={undefined} amount={String} t={t} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Enter the seed of a round to check it')).toBeTruthy();
});

test.each([slotRound, diceRound])(
  'a round of $skin from the address is checked at once, and its picture follows',
  async (round) => {
    render(<Verifier initial={round} amount={String} t={t} />);
    expect((await screen.findByRole('status')).textContent).toBe(
      'This round is exactly what the seeds make it',
    );
    expect(marks().slice(0, 4)).toEqual(['Matches', 'Matches', 'Matches', 'Matches']);
    const picture = round.engine === 'slot' ? /^Reels show/ : /^Rolled/;
    expect(await screen.findByRole('img', { name: picture })).toBeTruthy();
  },
);

test('every keystroke checks again: a changed win is pointed at, with what it should be', async () => {
  render(<Verifier initial={diceRound} amount={String} t={t} />);
  await screen.findByRole('status');
  fireEvent.change(screen.getByLabelText('Claimed win'), { target: { value: '999' } });
  expect(screen.getByRole('status').textContent).toBe('This round is not what the seeds make it');
  expect(marks().slice(0, 4)).toEqual(['Matches', 'Matches', 'Matches', 'Differs']);
  expect(screen.getByText('The outcome pays another amount')).toBeTruthy();
});

test('a changed seed breaks the promise made before play', async () => {
  render(<Verifier initial={slotRound} amount={String} t={t} />);
  await screen.findByRole('status');
  const seed = screen.getByLabelText('Server seed, revealed after you changed it');
  fireEvent.change(seed, { target: { value: 'other' } });
  expect(screen.getByText('The seed is not the one promised before play')).toBeTruthy();
});

test('a field that cannot be read says so and gives no verdict', () => {
  render(<Verifier initial={slotRound} amount={String} t={t} />);
  fireEvent.change(screen.getByLabelText('Claimed outcome, as data'), { target: { value: '{' } });
  expect(screen.getByText('This is not valid data')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('every phrase said has its Arabic', async () => {
  const said = new Set<string>();
  const listen: Say = (slug, params) => {
    said.add(slug);
    return t(slug, params);
  };
  const illegal = { ...diceRound, actions: [{ kind: 'roll' }] };
  const rounds = [slotRound, diceRound, { ...diceRound, stake: 1 }, illegal];
  for (const round of rounds) render(<Verifier initial={round} amount={String} t={listen} />);
  expect(await screen.findAllByRole('status')).toHaveLength(4);
  for (const slug of said) expect(Object.keys(arabic)).toContain(slug);
});
