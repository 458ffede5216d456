import type { SnapshotFrom } from 'xstate';
import { directionOf } from '../../contract/country.rules';
import type { localeMachine } from './locale.machine';

type Snapshot = SnapshotFrom<typeof localeMachine>;

export const language = (locale: Snapshot): string => locale.context.language;
export const country = (locale: Snapshot): string => locale.context.country;
export const direction = (locale: Snapshot): 'ltr' | 'rtl' => directionOf(locale.context.language);
