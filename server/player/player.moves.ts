import type { PlayerEvent, PlayerState } from './player.events';

/** Their identity is seen by staff [decision 13]; whose is already, it happens nothing. */
export const verified = (
  { account }: Pick<PlayerState, 'account'>,
  by: string,
  at: string,
): PlayerEvent[] =>
  account === undefined || account.isVerified ? [] : [{ type: 'player.verified', by, at }];
