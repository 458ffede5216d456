import type { Chart } from '../../src/inspect/chart.rules';

type Tools = typeof import('../../src/inspect/chart.rules');
export interface Described {
  chart: Chart;
  file: string;
  sentence: string;
  isResident: boolean;
}
export const diagramOf: (chart: Chart, tools: Tools) => string[];
export const sentenceOf: (source: string, name: string) => string;
export const pageOf: (machine: Described, tools: Tools) => string;
