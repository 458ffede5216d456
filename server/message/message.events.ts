import type { Fact, StreamKind } from '../store/stream';

/** What a player said at a game; nothing ever happens to it again. */
export interface MessageEvent {
  type: 'message.said';
  game: string;
  player: string;
  text: string;
  at: string;
}

export interface MessageState {
  said: boolean;
}

/** Without the words: what follows from the log is kept, and words are their writer's. */
const facts = (id: string, { game, player }: MessageEvent): Fact[] => [
  {
    audience: `room:game:${game}`,
    handler: 'message',
    body: { _id: id, gameId: game, playerId: player },
  },
];

export const messageKind: StreamKind<MessageState, MessageEvent> = {
  name: 'message',
  initial: { said: false },
  evolve: () => ({ said: true }),
  facts,
  personal: (_, { player }) => ({ of: player, fields: ['text'], instead: { text: '' } }),
};
