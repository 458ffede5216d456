/** A flight for everybody as data: a catalogue entry of the crash engine. */
export interface CrashSkin {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  readonly stakes: readonly number[];
  readonly art: string;
  readonly palette: readonly [string, string, string];
}
