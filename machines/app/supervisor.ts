/** A resident that fell this often is left down: a fault that repeats is not cured by a restart. */
export const RESPAWNS_MAX = 3;

/** How often each resident fell. */
export type Falls = Readonly<Record<string, number>>;

/** The system's word that a child of the root ended in error. */
export interface Fallen {
  type: 'xstate.error.actor.*';
  actorId: string;
  error: unknown;
}

/** Whether the resident of this name, of which there are `names`, is started again. */
export const isRespawned = (names: readonly string[], falls: Falls, id: string): boolean =>
  names.includes(id) && (falls[id] ?? 0) < RESPAWNS_MAX;

/** The count with one more fall. */
export const withFall = (falls: Falls, id: string): Falls => ({
  ...falls,
  [id]: (falls[id] ?? 0) + 1,
});

/** What an error says, in one line. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
