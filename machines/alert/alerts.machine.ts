import { type ActorRefFrom, assign, enqueueActions, setup, spawnChild, stopChild } from 'xstate';
import { ALERTS_MAX } from '../../contract/limits';
import type { Done } from '../kit/done.words';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { alertMachine } from './alert.machine';
import type { AlertsEvent, Saying } from './alerts.words';

export interface AlertsContext {
  /** Ids of the alerts on the page, oldest first. */
  ids: string[];
  /** How many were ever said: the next one's number. */
  said: number;
}

const sayingOf = ({ type: _type, ...saying }: AlertsEvent): Saying => saying;
const idOf = (number: number) => `alert:${number}`;

export const alertsMachine = setup({
  types: {} as {
    context: AlertsContext;
    events: AlertsEvent | Done;
    tags: Look;
    meta: Meaning;
  },
  actors: { alert: alertMachine },
  guards: { isFull: ({ context }) => context.ids.length >= ALERTS_MAX },
  actions: {
    spawnAlert: spawnChild('alert', {
      id: ({ context }: { context: AlertsContext }) => idOf(context.said),
      input: ({ event }: { event: AlertsEvent | Done }) => sayingOf(event as AlertsEvent),
    }),
    keepId: assign(({ context }) => ({
      ids: [...context.ids, idOf(context.said)],
      said: context.said + 1,
    })),
    tellFollowed: enqueueActions(({ context, event, enqueue }) => {
      const by = sayingOf(event as AlertsEvent);
      for (const id of context.ids) enqueue(toChild(id, { type: 'alert.followed', by }));
    }),
    // Those before it are leaving already.
    closeOldest: toChild(({ ids }: AlertsContext) => ids[ids.length - ALERTS_MAX] ?? '', {
      type: 'alert.close',
    }),
    dropAlert: stopChild((_, params: { actorId: string }) => params.actorId),
    dropId: assign({
      ids: ({ context }, params: { actorId: string }) =>
        context.ids.filter((id) => id !== params.actorId),
    }),
  },
}).createMachine({
  id: 'alerts',
  context: { ids: [], said: 0 },
  initial: 'listening',
  states: {
    listening: {
      meta: { says: 'Shows what residents have to say', spec: '§8, §9 Alerts' },
      on: {
        'alerts.say': [
          { guard: 'isFull', actions: ['tellFollowed', 'closeOldest', 'spawnAlert', 'keepId'] },
          { actions: ['tellFollowed', 'spawnAlert', 'keepId'] },
        ],
        'xstate.done.actor.*': {
          actions: [
            { type: 'dropAlert', params: ({ event }) => event },
            { type: 'dropId', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

export type AlertsActor = ActorRefFrom<typeof alertsMachine>;
