import type { Fact, StreamKind } from '../store/stream';

/** What a player said at a game; nothing ever happens to it again. */
export interface MessageEvent {
  type: 'message.said';
  game: string;
  player: string;
  /** As the player was called then. */
  username: string;
  text: string;
  at: string;
}

export interface MessageState {
  said: boolean;
}

/** The room of the game hears the message itself: nobody there needs to ask for it. */
const facts = (id: string, { game, player, username, text, at }: MessageEvent): Fact[] => [
  {
    audience: `room:game:${game}`,
    handler: 'message',
    body: { _id: id, gameId: game, playerId: player, player: username, text, createdAt: at },
  },
];

export const messageKind: StreamKind<MessageState, MessageEvent> = {
  name: 'message',
  initial: { said: false },
  evolve: () => ({ said: true }),
  facts,
};
