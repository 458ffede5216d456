import type { TemplateTerms } from '../../contract/template.desk';
import type { Fact, JsonObject, StreamKind } from '../store/stream';
import { sampleTemplates } from './template.sample';

interface Turn {
  id: string;
  by: string;
  why: string;
  at: string;
}

/** Which tournaments come again; `templates:templates_platform`, there is one stream. */
export type TemplateEvent =
  | ({ type: 'template.set'; terms: TemplateTerms } & Turn)
  | ({ type: 'template.ended' } & Turn);

export interface TemplatesState {
  /** By id. */
  readonly terms: Readonly<Record<string, TemplateTerms>>;
}

const evolve = ({ terms }: TemplatesState, event: TemplateEvent): TemplatesState => {
  if (event.type === 'template.set') return { terms: { ...terms, [event.id]: event.terms } };
  const { [event.id]: _, ...others } = terms;
  return { terms: others };
};

/** Each process keeps them. */
const facts = (_: string, event: TemplateEvent): Fact[] => [
  { audience: 'system', handler: 'template.turned', body: { ...event } as JsonObject },
];

export const templatesKind: StreamKind<TemplatesState, TemplateEvent> = {
  name: 'templates',
  initial: { terms: sampleTemplates },
  evolve,
  facts,
};

export const TEMPLATES = 'templates_platform';
