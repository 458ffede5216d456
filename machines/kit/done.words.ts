/** The system's word that a child has come to its end by itself. */
export interface Done {
  type: 'xstate.done.actor.*';
  actorId: string;
}
