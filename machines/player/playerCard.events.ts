import type { Profile } from '../../contract/profile';
import type { PortFailed } from '../kit/port';

export type PlayerCardFact =
  | { type: 'playerCard.loaded'; profile: Profile }
  /** There is no such player, or it looks so [decision 18]. */
  | { type: 'playerCard.missing' };

export type PlayerCardEvent = { type: 'playerCard.retry' } | PlayerCardFact | PortFailed;
