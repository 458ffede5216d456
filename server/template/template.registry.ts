import { Kept } from '../store/kept';
import { streamOf } from '../store/stream';
import { type Occurrence, occurrencesAt } from './template.calendar';
import {
  TEMPLATES,
  type TemplateEvent,
  type TemplatesState,
  templatesKind,
} from './template.events';

/** The tournaments that come again, in the memory of each process [decision 184]. */
export class Templates extends Kept<TemplatesState, TemplateEvent> {
  constructor() {
    super(streamOf(templatesKind, TEMPLATES));
  }

  /** What is to be visible at `now` (milliseconds) and has not started. */
  announcedAt(now: number): Occurrence[] {
    return Object.entries(this.state.terms).flatMap(([id, terms]) => occurrencesAt(id, terms, now));
  }
}
