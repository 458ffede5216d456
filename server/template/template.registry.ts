import type { TemplateTerms } from '../../contract/template.desk';
import { Shelf } from '../shelf/shelf.registry';
import { type Occurrence, occurrencesAt } from './template.calendar';
import { templatesKind } from './template.events';

/** The tournaments that come again, in the memory of each process [decision 184]. */
export class Templates extends Shelf<'template', TemplateTerms> {
  constructor() {
    super('template', templatesKind);
  }

  /** What is to be visible at `now` (milliseconds) and has not started. */
  announcedAt(now: number): Occurrence[] {
    return Object.entries(this.terms).flatMap(([id, terms]) => occurrencesAt(id, terms, now));
  }
}
