import type { Fault } from './sample.mjs';

export const rulesFaults: (code: string) => Fault[];
