import type { Noun } from '../noun';
import { linkKind } from './link.events';

export const linkNoun: Noun = {
  kinds: [linkKind],
};
