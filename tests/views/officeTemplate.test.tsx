import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { changeTemplate, makeTemplate, type TemplateKept } from '../../contract/template.desk';
import { sampleTemplates } from '../../server/template/template.sample';
import { templates } from '../../src/office/desks/template.desk';
import { TemplateSample } from '../../src/office/TemplateSample';
import { clockOf } from '../../src/office/templateDraft';

const change = templates.deeds.find(({ name }) => name === 'changeTemplate');
const next = '2026-11-26T18:00:00.000Z';
const now = Date.parse('2026-11-25T19:00:00.000Z');

test.each(Object.entries(sampleTemplates))(
  '%s that is typed and not changed is the same one',
  (_id, terms) => {
    const kept: TemplateKept = { _id, ...terms, next };
    const typed = change?.values?.(kept) ?? {};
    const body = change?.body(_id, { ...typed, why: 'It is time' });
    expect(z.parse(changeTemplate.body!, body)).toEqual({ _id, terms, why: 'It is time' });
  },
);

const blank = { ...templates.adds?.values?.(undefined), name: 'Fair', description: 'All day' };
const isTaken = (values: object) =>
  z.safeParse(
    makeTemplate.body!,
    templates.adds?.body('', { ...blank, games: 'lantern-run', why: 'Why not', ...values }),
  ).success;

test('what is typed wrongly is no template', () => {
  expect(isTaken({})).toBe(true);
  for (const wrong of [
    ...[{ games: '' }, { buyIn: 'much' }, { at: '6pm' }, { lasts: '' }, { leastStake: '0' }],
    ...[{ winners: 'some' }, { minAge: '0' }, { card: 'neon-nights', places: '' }],
  ])
    expect([wrong, isTaken(wrong)]).toEqual([wrong, false]);
});

test('hours and minutes are told as on a clock', () => {
  expect([45, 60, 125, 1_560].map(clockOf)).toEqual(['0:45', '1:00', '2:05', '26:00']);
});

test('before it comes to be it is shown as players see it, with what it costs', () => {
  document.documentElement.lang = 'en';
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const shown = (values: object) => (
    <TemplateSample values={{ ...blank, games: 'lantern-run', ...values }} />
  );
  const { rerender } = render(shown({}));
  const sample = screen.getByRole('region', { name: 'As players see it' });
  expect(sample.textContent).toContain('Fair');
  expect(sample.textContent).toContain('Nov 26');
  expect(sample.textContent).toContain('With 20 players or more the house adds nothing.');
  expect(sample.textContent).toContain('In 30 days it adds 54,000 coins at most');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContain('1too few: it is cancelled, and costs nothing');
  expect(rows).toContain('50' + '5,000 coins' + '0 coins' + '3,000 · 1,000 · 1,000');
  rerender(shown({ buyIn: '0' }));
  expect(sample.textContent).toContain('The house always adds what is guaranteed.');
  rerender(shown({ guaranteed: 'much' }));
  expect(sample.textContent).toBe(
    'As soon as all of it is typed, this shows it as players see it.',
  );
});
