import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import type { Fact, Personal, StreamKind } from '../store/stream';

export type LetterSide = 'sender' | 'recipient';

/** Between whom: the same for every event of a letter. */
interface Parties {
  sender: string;
  recipient: string;
}

export type LetterEvent =
  | ({
      type: 'letter.sent';
      text: string;
      images: string[];
      /** It waits until somebody looked at it: its recipient hears of it when it is released. */
      held?: true;
      at: string;
    } & Parties)
  | ({ type: 'letter.seen'; at: string } & Parties)
  /** The recipient wants to read it again. */
  | ({ type: 'letter.unseen' } & Parties)
  | ({ type: 'letter.deleted'; by: LetterSide } & Parties)
  | ({ type: 'letter.kept'; by: LetterSide } & Parties);

export interface LetterState {
  /** Absent until it was sent. The words are in the projection: a decider needs none. */
  parties?: Parties;
  seen: boolean;
  deleted: { sender: boolean; recipient: boolean };
}

const evolve = (state: LetterState, event: LetterEvent): LetterState => {
  switch (event.type) {
    case 'letter.sent':
      return { ...state, parties: { sender: event.sender, recipient: event.recipient } };
    case 'letter.seen':
      return { ...state, seen: true };
    case 'letter.unseen':
      return { ...state, seen: false };
    case 'letter.deleted':
      return { ...state, deleted: { ...state.deleted, [event.by]: true } };
    case 'letter.kept':
      return { ...state, deleted: { ...state.deleted, [event.by]: false } };
  }
};

/** Tells one side that its copy is other than it was. */
export const letterFact = (player: string, LetterId: string): Fact => ({
  audience: `player:${player}`,
  handler: 'letter',
  body: { LetterId },
});

/** A new letter is told to both, one that is held back to its sender; what one side does with its copy, to that side alone. */
const facts = (id: string, event: LetterEvent): Fact[] => {
  const { sender, recipient } = event;
  switch (event.type) {
    case 'letter.sent':
      return event.held
        ? [letterFact(sender, id)]
        : [
            letterFact(sender, id),
            letterFact(recipient, id),
            notificationFact(recipient, 'letters'),
          ];
    case 'letter.seen':
      return [letterFact(recipient, id), notificationsSeenFact(recipient), letterFact(sender, id)];
    case 'letter.unseen':
      return [letterFact(recipient, id)];
    case 'letter.deleted':
      // What told of a letter goes with the recipient's copy.
      return event.by === 'sender'
        ? [letterFact(sender, id)]
        : [letterFact(recipient, id), notificationsSeenFact(recipient)];
    case 'letter.kept':
      return [letterFact(event.by === 'sender' ? sender : recipient, id)];
  }
};

const personal = (_: string, event: LetterEvent): Personal | undefined =>
  event.type === 'letter.sent'
    ? { of: event.sender, fields: ['text', 'images'], instead: { text: '', images: [] } }
    : undefined;

export const letterKind: StreamKind<LetterState, LetterEvent> = {
  name: 'letter',
  initial: { seen: false, deleted: { sender: false, recipient: false } },
  evolve,
  facts,
  personal,
};
