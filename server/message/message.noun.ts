import type { Noun } from '../noun';
import { messageBroadcast } from './message.broadcast';
import { messageKind } from './message.events';
import { messagesProjection } from './message.projection';
import { messageRoutes } from './message.routes';

export const messageNoun: Noun = {
  routes: [messageRoutes],
  kinds: [messageKind],
  projections: [messagesProjection],
  broadcasts: (platform) => ({ message: messageBroadcast(platform) }),
  personal: [{ section: 'messages', table: 'messages', columns: ['player'] }],
};
