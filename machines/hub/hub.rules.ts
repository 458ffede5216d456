import {
  type AchievementMessage,
  type HubHandler,
  type HubMessage,
  hubMessages,
} from '../../contract/hub';
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
    fact: isHandler(handler) ? factIn(handler, value) : undefined,
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

/** What is said by the handler, in the words of the house. */
type Reader<Handler extends HubHandler> = (said: HubMessage<Handler>) => HubFact;

/** How near it is, and that it is reached, come alike. */
const achievementIn = ({
  AchievementId: id,
  Achievement: achievement,
}: AchievementMessage): HubFact => ({ type: 'achievement.changed', id, achievement });

const readers: { readonly [Handler in HubHandler]: Reader<Handler> } = {
  OnWalletChange: ({ Balances, SuggestedDelay: delay }) => ({
    type: 'wallet.changed',
    balances: Balances.map(({ Currency: currency, Balance: balance }) => ({ currency, balance })),
    delay,
  }),
  OnOnlineStatusChange: ({ PlayerId: playerId, Presence: presence }) => ({
    type: 'presence.changed',
    playerId,
    presence,
  }),
  OnNotification: ({ Notification: notification, Totals: totals }) => ({
    type: 'notification.told',
    notification,
    totals,
  }),
  OnPlayerChange: ({ Changed: changed }) => ({ type: 'player.changed', changed }),
  OnAchievementProgress: achievementIn,
  OnAchievementCompleted: achievementIn,
  gift: ({ GiftId: id, Gift: gift, Lists: lists, Unseen: unseen }) => ({
    type: 'gift.changed',
    id,
    gift,
    lists,
    unseen,
  }),
  letter: ({ LetterId: id, Letter: letter, Boxes: boxes, Counters: counters }) => ({
    type: 'letter.changed',
    id,
    letter,
    boxes,
    counters,
  }),
  relation: ({ PlayerId: id, Player: player, Lists: lists, Counts: counts }) => ({
    type: 'relation.changed',
    id,
    player,
    lists,
    counts,
  }),
  scratcher: ({ ScratcherId: id, Scratcher: scratcher, Counters: counters }) => ({
    type: 'scratcher.changed',
    id,
    scratcher,
    counters,
  }),
  tournament: ({ TournamentId: id, Tournament: tournament }) => ({
    type: 'tournament.changed',
    id,
    tournament,
  }),
  ticket: ({ TicketId: id, Ticket: ticket, Counts: counts }) => ({
    type: 'ticket.changed',
    id,
    ticket,
    counts,
  }),
  identity: () => ({ type: 'identity.changed' }),
  transfer: ({ TransferId: id, Transfer: transfer }) => ({
    type: 'transfer.changed',
    id,
    transfer,
  }),
  protection: ({ Protection: protection }) => ({ type: 'protection.changed', protection }),
  daily: ({ Daily: daily }) => ({ type: 'daily.changed', daily }),
  mission: ({ MissionId: id, Mission: mission }) => ({ type: 'mission.changed', id, mission }),
  spins: ({ Spins: spins }) => ({ type: 'spins.changed', spins }),
};

const factIn = (handler: HubHandler, value: unknown): HubFact | undefined => {
  const { data } = hubMessages[handler].safeParse(value);
  return data && readers[handler](data as never);
};
