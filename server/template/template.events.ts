import { shelfOf } from '../shelf/shelf.events';
import { sampleTemplates } from './template.sample';

/** Which tournaments come again [decision 184]. */
export const templatesKind = shelfOf('template', sampleTemplates);
