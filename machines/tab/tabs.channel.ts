/** What one tab says to the others of the same player [decision 67]. */
export type Word =
  /** Is there one that leads? */
  | { type: 'tabs.asked' }
  /** The one that leads: how its hub stands. On `isReset` messages were lost for good. */
  | {
      type: 'tabs.told';
      offline: boolean;
      visible: boolean;
      sequence?: number | undefined;
      isReset: boolean;
    }
  /** A message that the leader's hub has taken in. */
  | { type: 'tabs.relayed'; handler: string; body: string }
  /** The player wants the leader's hub to try again now. */
  | { type: 'tabs.nudged' };
