import { type HubHandler, hubMessages } from '../../contract/hub';
import { HUB_RECONNECT_DELAYS_MS } from '../../contract/limits';
import type { HubFact } from './hub.words';

/** Wait before the reconnect attempt of this number, from 0 [§9]. */
export const reconnectDelay = (attempt: number): number => HUB_RECONNECT_DELAYS_MS[attempt] ?? 0;

/** Whether an attempt of this number, from 0, is still made [§4]. */
export const isAttemptLeft = (attempt: number): boolean => attempt < HUB_RECONNECT_DELAYS_MS.length;

/** What a message of a named handler says, and its number [§7, decision 38]. */
export interface Reading {
  fact: HubFact | undefined;
  sequence: number | undefined;
}

/** Reads a message; `body` is its JSON text. One that is of no known shape says nothing. */
export const readMessage = (handler: string, body: string): Reading => {
  const value = parse(body)?.value;
  return {
    fact: isHandler(handler) ? readers[handler](value) : undefined,
    sequence: sequenceOf(value),
  };
};

/** A body that cannot be read is logged and ignored [§7, §8]. */
export const isJson = (body: string): boolean => parse(body) !== undefined;

/** Seen already: messages are delivered at least once [decision 38]. */
export const isRepeated = (last: number | undefined, body: string): boolean => {
  const { sequence } = readMessage('', body);
  return last !== undefined && sequence !== undefined && sequence <= last;
};

/** Others are missing before this message. */
export const isGap = (last: number | undefined, body: string): boolean => {
  const { sequence } = readMessage('', body);
  return last !== undefined && sequence !== undefined && sequence > last + 1;
};

/** Whether a tab that took messages in up to `last` lacks some that the leading tab has had. */
export const isBehind = (last: number | undefined, leader: number): boolean =>
  last !== undefined && leader > last;

const parse = (body: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
};

const isHandler = (name: string): name is HubHandler => Object.hasOwn(hubMessages, name);

const sequenceOf = (value: unknown): number | undefined =>
  typeof value === 'object' &&
  value !== null &&
  'Sequence' in value &&
  typeof value.Sequence === 'number'
    ? value.Sequence
    : undefined;

/** How near it is, and that it is reached, come alike. */
const achievementIn = (value: unknown): HubFact | undefined => {
  const { data } = hubMessages.OnAchievementProgress.safeParse(value);
  return (
    data && { type: 'achievement.changed', id: data.AchievementId, achievement: data.Achievement }
  );
};

const readers: Record<HubHandler, (value: unknown) => HubFact | undefined> = {
  OnWalletChange: (value) => {
    const { data } = hubMessages.OnWalletChange.safeParse(value);
    return (
      data && {
        type: 'wallet.changed',
        balances: data.Balances.map(({ Currency, Balance }) => ({
          currency: Currency,
          balance: Balance,
        })),
        delay: data.SuggestedDelay,
      }
    );
  },
  OnOnlineStatusChange: (value) => {
    const { data } = hubMessages.OnOnlineStatusChange.safeParse(value);
    return data && { type: 'presence.changed', playerId: data.PlayerId, presence: data.Presence };
  },
  OnNotification: (value) => {
    const { data } = hubMessages.OnNotification.safeParse(value);
    return (
      data && { type: 'notification.told', notification: data.Notification, totals: data.Totals }
    );
  },
  gift: (value) => {
    const { data } = hubMessages.gift.safeParse(value);
    return (
      data && {
        type: 'gift.changed',
        id: data.GiftId,
        gift: data.Gift,
        lists: data.Lists,
        unseen: data.Unseen,
      }
    );
  },
  letter: (value) => {
    const { data } = hubMessages.letter.safeParse(value);
    return (
      data && {
        type: 'letter.changed',
        id: data.LetterId,
        letter: data.Letter,
        boxes: data.Boxes,
        counters: data.Counters,
      }
    );
  },
  relation: (value) => {
    const { data } = hubMessages.relation.safeParse(value);
    return (
      data && {
        type: 'relation.changed',
        id: data.PlayerId,
        player: data.Player,
        lists: data.Lists,
        counts: data.Counts,
      }
    );
  },
  scratcher: (value) => {
    const { data } = hubMessages.scratcher.safeParse(value);
    return (
      data && {
        type: 'scratcher.changed',
        id: data.ScratcherId,
        scratcher: data.Scratcher,
        counters: data.Counters,
      }
    );
  },
  tournament: (value) => {
    const { data } = hubMessages.tournament.safeParse(value);
    return (
      data && { type: 'tournament.changed', id: data.TournamentId, tournament: data.Tournament }
    );
  },
  ticket: (value) => {
    const { data } = hubMessages.ticket.safeParse(value);
    return (
      data && {
        type: 'ticket.changed',
        id: data.TicketId,
        ticket: data.Ticket,
        counts: data.Counts,
      }
    );
  },
  OnAchievementProgress: achievementIn,
  OnAchievementCompleted: achievementIn,
  identity: (value) => {
    const { success } = hubMessages.identity.safeParse(value);
    return success ? { type: 'identity.changed' } : undefined;
  },
  transfer: (value) => {
    const { data } = hubMessages.transfer.safeParse(value);
    return data && { type: 'transfer.changed', id: data.TransferId, transfer: data.Transfer };
  },
  protection: (value) => {
    const { data } = hubMessages.protection.safeParse(value);
    return data && { type: 'protection.changed', protection: data.Protection };
  },
  daily: (value) => {
    const { data } = hubMessages.daily.safeParse(value);
    return data && { type: 'daily.changed', daily: data.Daily };
  },
  mission: (value) => {
    const { data } = hubMessages.mission.safeParse(value);
    return data && { type: 'mission.changed', id: data.MissionId, mission: data.Mission };
  },
  spins: (value) => {
    const { data } = hubMessages.spins.safeParse(value);
    return data && { type: 'spins.changed', spins: data.Spins };
  },
  OnPlayerChange: (value) => {
    const { data } = hubMessages.OnPlayerChange.safeParse(value);
    return data && { type: 'player.changed', changed: data.Changed };
  },
};
