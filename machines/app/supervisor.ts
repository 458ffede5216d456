import type { ResidentName } from '../kit/residents';
import { isLate } from './residents';
import { residents } from './residents.machines';

/** A resident that fell this often is left down: a fault that repeats is not cured by a restart. */
export const RESPAWNS_MAX = 3;

/** How often each resident fell. */
export type Falls = Partial<Record<ResidentName, number>>;

/** The system's word that a child of the root ended in error. */
export interface Fallen {
  type: 'xstate.error.actor.*';
  actorId: string;
  error: unknown;
}

export const isResident = (id: string): id is ResidentName =>
  Object.hasOwn(residents, id) || isLate(id);

/** Whether a fallen resident is started again. */
export const isRespawned = (falls: Falls, id: string): boolean =>
  isResident(id) && (falls[id] ?? 0) < RESPAWNS_MAX;

/** The count with one more fall. */
export const withFall = (falls: Falls, id: string): Falls =>
  isResident(id) ? { ...falls, [id]: (falls[id] ?? 0) + 1 } : falls;

/** What an error says, in one line. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
