import { createMessage, getMessages } from '../../../contract/message';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { messagesPorts } from '../../../machines/message/messages.words';
import type { messageWritePorts } from '../../../machines/message/messageWrite.words';
import type { Asks } from '../api';

export const messagesAdapters = (
  asks: Asks,
): AdaptersOf<typeof messagesPorts & typeof messageWritePorts> => ({
  'messages.list': asks('messages.list', getMessages, {
    given: ({ query: { gameId }, pageIndex, pageSize }) => ({
      body: { gameId, page: pageIndex + 1, perPage: pageSize },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'message.send': asks('message.send', createMessage, {
    given: ({ gameId, draft }) => ({ body: { gameId, text: draft.trim() } }),
    answered: (message) => ({ type: 'message.accepted', message }),
    refused: (problem) => ({ type: 'message.refused', problem }),
  }),
});
