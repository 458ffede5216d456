/** The closed set of tags that views read for looks. */
export type Look = 'busy' | 'optimistic' | 'failed' | 'locked' | 'offline';

/** Every state says what it means to a player, and which section of the specification asks for it. */
export interface Meaning {
  says: string;
  spec: string;
}
