import type { NotificationCategory, NotificationKind } from '../../contract/notification';
import type { NotificationSettings } from '../../contract/player';
import { giftKind } from '../gift/gift.events';
import { letterKind } from '../letter/letter.events';
import { playersOf, relationKind } from '../relation/relation.events';
import { eventsOf, type RecordedEvent } from '../store/projection';

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
    tournaments: 'tournament',
  };

const told = (
  { position, at }: RecordedEvent,
  category: NotificationCategory,
  kind: NotificationKind,
  player: string,
  author: string | null,
  reference: string,
): Told => ({
  // An event tells a player of one thing at most.
  id: `notification_${position}-${player.replace(/^player_/, '').slice(0, 12)}`,
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
    const other = players[event.by === 'low' ? 'high' : 'low'];
    const { before, relation } = event;
    if (relation.bond === 'requested' && before.bond !== 'requested')
      return [told(recorded, 'friends', 'friend-requested', other, actor, actor)];
    if (relation.bond === 'friends' && before.bond === 'requested')
      return [told(recorded, 'friends', 'friend-accepted', other, actor, actor)];
    return [];
  });

const ofGifts = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(giftKind, events).map((recorded) => {
    const { id, event } = recorded;
    const { sender, recipient } = event;
    switch (event.type) {
      case 'gift.sent':
        return told(recorded, 'gifts', 'gift-arrived', recipient, sender, id);
      case 'gift.opened':
        return told(recorded, 'gifts', 'gift-opened', sender, recipient, id);
      // Who returned it is not said: a block tells nobody.
      case 'gift.returned':
        return told(recorded, 'gifts', 'gift-returned', sender, null, id);
    }
  });

const ofLetters = (events: readonly RecordedEvent[]): Told[] =>
  eventsOf(letterKind, events).flatMap((recorded) => {
    const { id, event } = recorded;
    return event.type === 'letter.sent'
      ? [told(recorded, 'letters', 'letter-arrived', event.recipient, event.sender, id)]
      : [];
  });

/** Everything that these events tell players of, in the log's order. */
export const toldBy = (events: readonly RecordedEvent[]): Told[] =>
  [...ofRelations(events), ...ofGifts(events), ...ofLetters(events)].sort(
    (a, b) => a.position - b.position,
  );
