import type { NotificationCategory, NotificationKind } from '../../contract/notification';
import type { NotificationSettings } from '../../contract/player';
import { other } from '../../contract/relation.rules';
import { achievementKind } from '../achievement/achievement.events';
import { giftKind } from '../gift/gift.events';
import { letterKind } from '../letter/letter.events';
import { levelKind } from '../level/level.events';
import { missionId } from '../mission/mission.catalogue';
import { missionKind } from '../mission/mission.events';
import { playersOf, relationKind } from '../relation/relation.events';
import { reportKind } from '../report/report.events';
import { scratcherKind } from '../scratcher/scratcher.events';
import { spinKind } from '../spin/spin.events';
import { eventsOf, type RecordedEvent } from '../store/projection';
import { ticketKind } from '../ticket/ticket.events';
import { type EntryEvent, entryKind, isRefundTold, partsOf } from '../tournament/entry.events';

/** A notification as it follows from an event. */
export interface Told {
  id: string;
  position: number;
  player: string;
  category: NotificationCategory;
  kind: NotificationKind;
  author: string | null;
  reference: string;
  at: string;
}

/** The group of the settings that turns a category off; what has none is always told. */
export const groupOf: Readonly<Partial<Record<NotificationCategory, keyof NotificationSettings>>> =
  {
    friends: 'friend',
    gifts: 'gift',
    letters: 'letter',
    scratchers: 'scratcher',
    challenges: 'challenge',
    achievements: 'challenge',
    freespin: 'challenge',
    tournaments: 'tournament',
  };

/** The id of what an event tells a player of: of one thing at most. */
export const notificationId = (position: number, player: string): string =>
  `notification_${position}-${player.replace(/^player_/, '').slice(0, 12)}`;

const tell = (
  { position, at }: RecordedEvent,
  category: NotificationCategory,
  kind: NotificationKind,
  player: string,
  author: string | null,
  reference: string,
): Told => ({
  id: notificationId(position, player),
  position,
  player,
  category,
  kind,
  author,
  reference,
  at,
});

const ofRelations = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(relationKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    const players = playersOf(id);
    const actor = players[event.by];
    const told = players[other(event.by)];
    const { before, relation } = event;
    if (relation.bond === 'requested' && before.bond !== 'requested')
      return [tell(recorded, 'friends', 'friend-requested', told, actor, actor)];
    if (relation.bond === 'friends' && before.bond === 'requested')
      return [tell(recorded, 'friends', 'friend-accepted', told, actor, actor)];
    return [];
  });

const ofGifts = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(giftKind, events).map((recorded) => {
    const { id, event } = recorded;
    const { sender, recipient } = event;
    switch (event.type) {
      case 'gift.sent':
        return tell(recorded, 'gifts', 'gift-arrived', recipient, sender, id);
      case 'gift.opened':
        return tell(recorded, 'gifts', 'gift-opened', sender, recipient, id);
      // Who returned it is not said: a block tells nobody.
      case 'gift.returned':
        return tell(recorded, 'gifts', 'gift-returned', sender, null, id);
    }
  });

const ofLetters = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(letterKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    return event.type === 'letter.sent' && !event.held
      ? [tell(recorded, 'letters', 'letter-arrived', event.recipient, event.sender, id)]
      : [];
  });

/** Cards that somebody was given; whoever buys some knows of it. */
const ofScratchers = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(scratcherKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    return event.type === 'scratcher.granted' && event.source !== 'shop'
      ? [tell(recorded, 'scratchers', 'scratcher-granted', event.player, null, id)]
      : [];
  });

/** What was reached; what only came nearer is no news. */
const ofAchievements = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(achievementKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    return event.type === 'achievement.completed'
      ? [tell(recorded, 'achievements', 'achievement-completed', id, null, event.achievement)]
      : [];
  });

/** A level that was reached, with what it brings. */
const ofLevels = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(levelKind, events).map((recorded) =>
    tell(
      recorded,
      'achievements',
      'level-reached',
      recorded.id,
      null,
      String(recorded.event.level),
    ),
  );

/** A mission that is done; what only came nearer is no news. */
const ofMissions = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(missionKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    const reference = missionId(event.day, event.mission);
    return event.type === 'mission.finished'
      ? [tell(recorded, 'challenges', 'mission-finished', id, null, reference)]
      : [];
  });

/** Rounds that somebody may play for nothing. */
const ofSpins = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(spinKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    return event.type === 'spin.granted'
      ? [tell(recorded, 'freespin', 'spins-granted', event.player, null, id)]
      : [];
  });

const kindOfEntry = (event: EntryEvent): NotificationKind | undefined => {
  switch (event.type) {
    case 'entry.reminded':
      return 'tournament-soon';
    case 'entry.started':
      return 'tournament-started';
    case 'entry.placed':
      return event.prize > 0 ? 'tournament-won' : 'tournament-ended';
    case 'entry.refunded':
      return isRefundTold(event.why) ? 'tournament-cancelled' : undefined;
    default:
      return undefined;
  }
};

const ofEntries = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(entryKind, events).flatMap((recorded) => {
    const kind = kindOfEntry(recorded.event);
    const { tournament, player } = partsOf(recorded.id);
    return kind === undefined
      ? []
      : [tell(recorded, 'tournaments', kind, player, null, tournament)];
  });

/** What support said; a guest is told by mail alone. */
const ofTickets = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(ticketKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    const { player } = event;
    if (player === undefined) return [];
    if (event.type === 'ticket.written' && event.by === 'support')
      return [tell(recorded, 'supports', 'ticket-answered', player, null, id)];
    if (event.type === 'ticket.resolved' && event.by === 'support')
      return [tell(recorded, 'supports', 'ticket-resolved', player, null, id)];
    return [];
  });

/** What was decided of a report: to who filed it, and to whom it is about where it was upheld; and a letter that is released. */
const ofReports = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(reportKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    if (event.type !== 'report.decided') return [];
    const { reporter, reported, outcome, subject, to } = event;
    return [
      ...(to === undefined
        ? []
        : [tell(recorded, 'letters', 'letter-arrived', to, reported, subject)]),
      ...(reporter === undefined
        ? []
        : [tell(recorded, 'supports', 'report-decided', reporter, null, id)]),
      ...(outcome === 'dismiss'
        ? []
        : [tell(recorded, 'supports', 'conduct-decided', reported, null, id)]),
    ];
  });

/** That a player saw, opened or answered the thing itself: what told them of it is seen with it. */
export interface Met {
  player: string;
  kind: NotificationKind;
  reference: string;
  /** Up to this position of the log: the same player may ask again later. */
  upTo: number;
  at: string;
}

const met = (
  { position, at }: RecordedEvent,
  kind: NotificationKind,
  player: string,
  reference: string,
): Met => ({ player, kind, reference, upTo: position, at });

const metLetters = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(letterKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    const isMet =
      event.type === 'letter.seen' || (event.type === 'letter.deleted' && event.by === 'recipient');
    return isMet ? [met(recorded, 'letter-arrived', event.recipient, id)] : [];
  });

const metGifts = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(giftKind, events).flatMap((recorded) =>
    recorded.event.type === 'gift.sent'
      ? []
      : [met(recorded, 'gift-arrived', recorded.event.recipient, recorded.id)],
  );

/** However a request ends, and whoever ends it, nothing waits to be looked at any more. */
const metRequests = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(relationKind, events).flatMap((recorded) => {
    const { before, relation } = recorded.event;
    if (before.bond !== 'requested' || relation.bond === 'requested') return [];
    const players = playersOf(recorded.id);
    return [met(recorded, 'friend-requested', players[other(before.by)], players[before.by])];
  });

/** Cards that are being scratched are known. */
const metScratchers = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(scratcherKind, events).flatMap((recorded) =>
    recorded.event.type === 'scratcher.scratched'
      ? [met(recorded, 'scratcher-granted', recorded.event.player, recorded.id)]
      : [],
  );

/** A reward that was collected is known. */
const metAchievements = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(achievementKind, events).flatMap((recorded) =>
    recorded.event.type === 'achievement.collected'
      ? [met(recorded, 'achievement-completed', recorded.id, recorded.event.achievement)]
      : [],
  );

/** What was collected is known. */
const metMissions = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(missionKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    return event.type === 'mission.collected'
      ? [met(recorded, 'mission-finished', id, missionId(event.day, event.mission))]
      : [];
  });

/** Free spins that are being played are known. */
const metSpins = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(spinKind, events).flatMap((recorded) =>
    recorded.event.type === 'spin.used' && recorded.event.isFirst
      ? [met(recorded, 'spins-granted', recorded.event.player, recorded.id)]
      : [],
  );

/** Who writes on, or says that it is resolved, has read what was said before. */
const metTickets = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(ticketKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    const { player } = event;
    const isTheirs =
      event.type === 'ticket.rated' ||
      ((event.type === 'ticket.written' || event.type === 'ticket.resolved') &&
        event.by === 'player');
    return isTheirs && player !== undefined
      ? [met(recorded, 'ticket-answered', player, id), met(recorded, 'ticket-resolved', player, id)]
      : [];
  });

/** What told of a letter that is hidden now, or shown again, to the recipient who reported it. */
export interface Hiding {
  player: string;
  kind: NotificationKind;
  reference: string;
  hidden: boolean;
}

/** What these decisions do to what players were told of, in the log's order. */
export const hidingsBy = (events: readonly RecordedEvent[]): Hiding[] =>
  eventsOf(reportKind, events).flatMap(({ event }) =>
    event.type === 'report.decided' && event.kind === 'letter' && event.reporter !== undefined
      ? [
          {
            player: event.reporter,
            kind: 'letter-arrived',
            reference: event.subject,
            hidden: event.outcome !== 'dismiss',
          },
        ]
      : [],
  );

/** A letter that is hidden is read no more. */
const metHidden = (events: readonly RecordedEvent[]): Met[] =>
  eventsOf(reportKind, events).flatMap((recorded) => {
    const { event } = recorded;
    const isMet =
      event.type === 'report.decided' && event.kind === 'letter' && event.outcome !== 'dismiss';
    return isMet && event.reporter !== undefined
      ? [met(recorded, 'letter-arrived', event.reporter, event.subject)]
      : [];
  });

/** Everything that these events let players meet. */
export const metBy = (events: readonly RecordedEvent[]): Met[] => [
  ...metLetters(events),
  ...metGifts(events),
  ...metRequests(events),
  ...metScratchers(events),
  ...metAchievements(events),
  ...metMissions(events),
  ...metSpins(events),
  ...metTickets(events),
  ...metHidden(events),
];

/** Everything that these events tell players of, in the log's order. */
export const toldBy = (events: readonly RecordedEvent[]): Told[] =>
  [
    ...ofRelations(events),
    ...ofGifts(events),
    ...ofLetters(events),
    ...ofScratchers(events),
    ...ofAchievements(events),
    ...ofLevels(events),
    ...ofMissions(events),
    ...ofSpins(events),
    ...ofEntries(events),
    ...ofTickets(events),
    ...ofReports(events),
  ].sort((a, b) => a.position - b.position);
