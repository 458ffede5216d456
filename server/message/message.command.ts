import type { Message } from '../../contract/message';
import { type CommandKey, type Refused, refused } from '../http/route';
import type { Platform } from '../platform';
import { faceOf } from '../player/player.card';
import { playerKind } from '../player/player.events';
import { holdStream } from '../report/report.hold';
import { sanctionKind } from '../report/sanction.events';
import { isSpam } from '../report/spam.sample';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideSay } from './message.decider';
import { messageKind } from './message.events';

export interface Saying {
  game: string;
  player: string;
  text: string;
  now: string;
  key: CommandKey;
}

/** Says something at a game, however it was sent: everybody there hears it, and it is kept. */
export const sayAtGame = async (
  { store, catalogue }: Pick<Platform, 'store' | 'catalogue'>,
  { game, player, text, now, key }: Saying,
): Promise<Message | Refused> => {
  if (catalogue.known([game]).length === 0) return refused('not-found');
  const { account } = await store.load(streamOf(playerKind, player));
  if (account === undefined) return refused('not-signed-in');
  const id = newId('message');
  const message: Message = {
    _id: id,
    gameId: game,
    playerId: player,
    player: account.username,
    ...faceOf(account.icon ?? null),
    text,
    createdAt: now,
  };
  const outcome = await store.execute({
    name: 'createMessage',
    at: now,
    key,
    streams: {
      message: streamOf(messageKind, id),
      sanction: streamOf(sanctionKind, player),
      report: holdStream('message', id, text),
    },
    decide: (states) => decideSay(states, message, isSpam(text)),
  });
  // A repetition has the first one's id and time; its words are the same, or its key would be refused.
  return 'refused' in outcome ? outcome : { ...message, ...outcome.answer };
};
