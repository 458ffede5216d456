import type { Noun } from '../noun';
import { viewingKind } from './viewing.events';

export const viewingNoun: Noun = { kinds: [viewingKind] };
