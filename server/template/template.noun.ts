import type { Noun } from '../noun';
import { type TemplateEvent, templatesKind } from './template.events';

export const templateNoun: Noun = {
  kinds: [templatesKind],
  prepare: ({ templates, store }) => templates.read(store),
  reactions: ({ templates }) => ({
    'template.turned': (body) => templates.turn(body as unknown as TemplateEvent),
  }),
};
