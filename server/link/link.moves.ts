import { EMAIL_LINK_MS, RECOVERY_LINK_MS } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import { isOpen, type LinkEvent, type LinkPurpose, type LinkState } from './link.events';

const lifetimes: Record<LinkPurpose, number> = {
  'new password': RECOVERY_LINK_MS,
  'sign in': RECOVERY_LINK_MS,
  email: EMAIL_LINK_MS,
  'new email': EMAIL_LINK_MS,
};

/** A link of this purpose, good as long as links of it are (`now` is ISO 8601). */
export const issue = (player: string, purpose: LinkPurpose, now: string): LinkEvent[] => {
  const expiresAt = new Date(Date.parse(now) + lifetimes[purpose]).toISOString();
  return [{ type: 'link.issued', player, purpose, expiresAt }];
};

/** Uses a link up, for what it was issued for and before it expires (`now` is ISO 8601). */
export const useUp = (
  link: LinkState,
  purpose: LinkPurpose,
  now: string,
): LinkEvent[] | { refused: Problem } =>
  isOpen(link, purpose, now) ? [{ type: 'link.used' }] : { refused: problem('link-invalid') };
