import { expect, test } from 'vitest';
import type { TemplateTerms } from '../../../contract/template.desk';
import { timetableFlaw } from '../../../contract/template.rules';
import { occurrence } from '../../../server/template/template.calendar';
import { Templates } from '../../../server/template/template.registry';
import { sampleTemplates } from '../../../server/template/template.sample';
import { NOW } from '../../support/states';

const id = 'template_weekly-grand';
const terms = sampleTemplates[id] as TemplateTerms;
const asked = { by: 'staff_1', why: 'It is time', at: NOW };

test('a sample is translated as long as it is called what it was', () => {
  const start = Date.parse('2026-11-30T00:00:00.000Z');
  expect(occurrence(id, terms, start)).toMatchObject({
    id: 'tournament_weekly-grand-202611300000',
    terms: { templateId: 'weekly-grand', start: '2026-11-30T00:00:00.000Z' },
  });
  expect(occurrence(id, { ...terms, buyIn: 5 }, start).terms.templateId).toBe('weekly-grand');
  expect(occurrence(id, { ...terms, name: 'Grand' }, start).terms.templateId).toBeUndefined();
  expect(occurrence('template_fresh', terms, start).terms.templateId).toBeUndefined();
});

test('each process announces what there is by now', () => {
  const templates = new Templates();
  const now = Date.parse('2026-11-25T10:17:00.000Z');
  const announced = () => templates.announcedAt(now).map(({ id: name }) => name);
  expect(announced()).toContain('tournament_weekly-grand-202611300000');
  templates.turn({ type: 'template.ended', ...asked, id });
  expect(announced()).not.toContain('tournament_weekly-grand-202611300000');
});

test.each(Object.entries(sampleTemplates))('%s can be kept', (_, { when }) => {
  expect(timetableFlaw(when)).toBeUndefined();
});
