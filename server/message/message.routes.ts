import { createMessage, getMessages } from '../../contract/message';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { sayAtGame } from './message.command';
import { messagesOf } from './message.query';

/** What players say to each other at a game [§3 Game messages, §7 B games]. */
export const messageRoutes = (platform: Platform): Route[] => [
  on(createMessage, async ({ body: { gameId, text }, caller: { player }, now, key }) =>
    sayAtGame(platform, { game: gameId, player, text, now, key }),
  ),

  on(getMessages, async ({ body, caller }) => {
    const game = platform.catalogue.find(body.gameId)?.game._id;
    if (game === undefined) return refused('not-found');
    return messagesOf(platform).page(game, caller?.player, body);
  }),
];
