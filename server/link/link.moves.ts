import { type Problem, problem } from '../../contract/problems';
import { isOpen, type LinkEvent, type LinkPurpose, type LinkState } from './link.events';

/** Uses a link up, for what it was issued for and before it expires (`now` is ISO 8601). */
export const useUp = (
  link: LinkState,
  purpose: LinkPurpose,
  now: string,
): LinkEvent[] | { refused: Problem } =>
  isOpen(link, purpose, now) ? [{ type: 'link.used' }] : { refused: problem('link-invalid') };
