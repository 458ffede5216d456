/** The residents of single pages live from now on. */
export interface LateArrived {
  type: 'late.arrived';
}
