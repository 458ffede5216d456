import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { changeScratcher } from '../../contract/scratcher.desk';
import { scratchers as kinds } from '../../games/scratcher/scratcher.rules';
import { scratchers } from '../../src/office/desks/scratcher.desk';
import { ScratcherSample } from '../../src/office/ScratcherSample';

afterEach(cleanup);

const [change] = scratchers.deeds;

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  '%s that is typed and not changed is the same one',
  (_id, { name, symbols, price, run, prizes }) => {
    const terms = { price, run, prizes: prizes.map((prize) => ({ ...prize })) };
    const typed = change?.values?.({ _id, name, symbols: [...symbols], ...terms }) ?? {};
    const body = change?.body(_id, { ...typed, why: 'It is time' });
    expect(z.parse(changeScratcher.body!, body)).toEqual({ _id, terms, why: 'It is time' });
  },
);

test('before it comes to be its table is shown, with what comes back and what it costs', () => {
  document.documentElement.lang = 'en';
  const values = { price: '50', run: '100', prizes: 'star 500 5\n cup 50 20' };
  const shown = (more: object = {}) => (
    <ScratcherSample id="neon-nights" values={{ ...values, ...more }} />
  );
  const { rerender } = render(shown());
  const sample = screen.getByRole('region', { name: 'As players see it' });
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    ...['Three alikeCoinsCards of a run', ' star5005', ' cup5020'],
  ]);
  expect(sample.textContent).toContain('70.00 % of the price comes back; 25 of 100 cards win');
  expect(sample.textContent).toContain('brings the house 1,500 coins');
  expect(sample.textContent).toContain('given away costs 35 coins');
  rerender(shown({ price: '30' }));
  expect(sample.textContent).toContain('More comes back than the cards cost.');
  rerender(shown({ prizes: 'tiger 5 5' }));
  expect(sample.textContent).toContain('one of its own: star, bolt');
  rerender(shown({ run: '20' }));
  expect(sample.textContent).toContain('More cards win than there are');
  rerender(shown({ prizes: 'star many 5' }));
  expect(sample.textContent).toBe(
    'As soon as all of it is typed, this shows it as players see it.',
  );
});
