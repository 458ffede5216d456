/**
 * What each resident hears, by its name. Every `words` file enters its own, so that no list names
 * them all: `declare module '../kit/residents' { interface Residents { gifts: GiftsEvent } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who live here.
export interface Residents {}

export type ResidentName = keyof Residents;

/** These residents have just started, late or anew: what stands is told to them again. */
export interface ResidentsArrived {
  type: 'residents.arrived';
  names: readonly string[];
}
