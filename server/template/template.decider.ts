import { problem } from '../../contract/problems';
import type { TemplateTerms } from '../../contract/template.desk';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import type { TemplateEvent, TemplatesState } from './template.events';

export interface TemplateOrder {
  id: string;
  by: string;
  why: string;
  at: string;
}

type States = { templates: TemplatesState };
type Decided = Decision<{ templates: TemplateEvent[] }, { ok: true }>;

const done = { ok: true } as const;

/** Has a tournament come again and again; silent where it does so. */
export const decideTemplate = (
  { templates }: States,
  { terms, ...order }: TemplateOrder & { terms: TemplateTerms },
): Decided => {
  const isKept = canonical(templates.terms[order.id] ?? null) === canonical(terms);
  return accept({ templates: isKept ? [] : [{ type: 'template.set', terms, ...order }] }, done);
};

/** The same of one that there is: refuses `not-found` else. */
export const decideChangeTemplate = (
  states: States,
  order: TemplateOrder & { terms: TemplateTerms },
): Decided =>
  states.templates.terms[order.id] === undefined
    ? refuse(problem('not-found'))
    : decideTemplate(states, order);

/** Announces one no more. */
export const decideEndTemplate = ({ templates }: States, order: TemplateOrder): Decided =>
  templates.terms[order.id] === undefined
    ? refuse(problem('not-found'))
    : accept({ templates: [{ type: 'template.ended', ...order }] }, done);
