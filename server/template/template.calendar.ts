import { COINS } from '../../contract/limits';
import type { TemplateTerms } from '../../contract/template.desk';
import { startsBetween } from '../../contract/template.rules';
import type { TournamentTerms } from '../tournament/tournament.events';
import { sampleTemplates } from './template.sample';

const MINUTE_MS = 60_000;
const PREFIX = 'template_';

export interface Occurrence {
  readonly id: string;
  readonly terms: TournamentTerms;
}

/** What name and description are translated by: of a sample that still has its own. */
const phrasedBy = (id: string, { name, description }: TemplateTerms): string | undefined => {
  const sample = sampleTemplates[id];
  return sample?.name === name && sample.description === description
    ? id.slice(PREFIX.length)
    : undefined;
};

/** A template's tournament that starts at `startMs`. */
export const occurrence = (id: string, template: TemplateTerms, startMs: number): Occurrence => {
  const { when, cards, winners, ...terms } = template;
  const start = new Date(startMs).toISOString();
  const minute = start.slice(0, 'yyyy-mm-ddThh:mm'.length).replace(/[-T:]/g, '');
  const templateId = phrasedBy(id, template);
  return {
    id: `tournament_${id.slice(PREFIX.length)}-${minute}`,
    terms: {
      ...terms,
      ...(winners !== undefined && { winners }),
      ...(cards !== undefined && { cards }),
      ...(templateId !== undefined && { templateId }),
      currency: COINS,
      start,
      end: new Date(startMs + when.lasts * MINUTE_MS).toISOString(),
    },
  };
};

/** What of a template is to be visible at `now` (milliseconds) and has not started, the first one first. */
export const occurrencesAt = (id: string, template: TemplateTerms, now: number): Occurrence[] =>
  startsBetween(template.when, now, now + template.when.ahead * MINUTE_MS).map((start) =>
    occurrence(id, template, start),
  );
