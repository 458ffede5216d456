export interface Fault {
  kind: string;
  /** What it replaces of the source, as indices of its text. */
  start: number;
  end: number;
  put: string;
}
export const sampleOf: <Planted extends Fault & { file: string; noun: string; code: string }>(
  faults: readonly Planted[],
  count: number,
  seed: number,
) => Planted[];
