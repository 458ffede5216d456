export const PLINKO_ROWS = [8, 12, 16] as const;
export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRows = (typeof PLINKO_ROWS)[number];
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];

/** A board of pins as data: a catalogue entry of the plinko engine. */
export interface PlinkoSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /**
   * Tenths of the stake that the slots pay, from the rim to the middle; the other half mirrors
   * them.
   */
  readonly tenths: Readonly<Record<PlinkoRows, Readonly<Record<PlinkoRisk, readonly number[]>>>>;
  /** Multiples of ten minor units, so that every pay is whole. */
  readonly stakes: readonly number[];
  readonly art: string;
  readonly palette: readonly [string, string, string];
}
