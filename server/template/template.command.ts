import type { TemplateTerms } from '../../contract/template.desk';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import {
  decideChangeTemplate,
  decideEndTemplate,
  decideTemplate,
  type TemplateOrder,
} from './template.decider';
import { TEMPLATES, templatesKind } from './template.events';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ ok: true }>>;
type Setting = TemplateOrder & { terms: TemplateTerms };

const streams = { templates: streamOf(templatesKind, TEMPLATES) };

/** Has a tournament come again and again [decision 184]. */
export const makeTemplate = ({ store }: Parts, order: Setting): Done =>
  store.execute({
    name: 'makeTemplate',
    at: order.at,
    streams,
    decide: (states) => decideTemplate(states, order),
  });

export const changeTemplate = ({ store }: Parts, order: Setting): Done =>
  store.execute({
    name: 'changeTemplate',
    at: order.at,
    streams,
    decide: (states) => decideChangeTemplate(states, order),
  });

export const endTemplate = ({ store }: Parts, order: TemplateOrder): Done =>
  store.execute({
    name: 'endTemplate',
    at: order.at,
    streams,
    decide: (states) => decideEndTemplate(states, order),
  });
