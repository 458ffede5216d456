import type { Chart } from '../../src/inspect/chart.rules';

type Tools = typeof import('../../src/inspect/chart.rules');
export interface Described {
  chart: Chart;
  file: string;
  sentence: string;
  /** `late`: a resident that arrives in a chunk of its own. */
  kind: 'resident' | 'late' | 'spawned';
  /** The rows of its table of behaviour. */
  behaviour: string;
}
export const behaviourIn: (page: string) => string;
export const diagramOf: (chart: Chart, tools: Tools) => string[];
export const undrawnOf: (
  names: readonly string[],
  machines: readonly Pick<Described, 'chart'>[],
) => string[];
export const sentenceOf: (source: string, name: string) => string;
export const pageOf: (machine: Described, tools: Tools) => string;
