import type { Fault } from './sample.mjs';

export const chartFaults: (code: string) => Fault[];
