/** A field of mines as data: a catalogue entry of the mines engine. */
export interface MinesSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /** How many tiles lie on the field, and how many of them in a row. */
  readonly tiles: number;
  readonly columns: number;
  readonly stakes: readonly number[];
  readonly art: string;
  readonly palette: readonly [string, string, string];
}
