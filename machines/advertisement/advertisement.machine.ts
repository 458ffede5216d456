import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Advertisement } from '../../contract/advertisement';
import type { Look, Meaning } from '../kit/look';
import {
  type AdvertisementEvent,
  type AdvertisementInput,
  type AdvertisementShown,
  type AdvertisementTold,
  advertisementPorts,
} from './advertisement.words';

export interface AdvertisementContext extends AdvertisementInput {
  /** What stands there, also while the next one is asked for. */
  advertisement: Advertisement | undefined;
  viewId: string;
  /** Seconds; 0: it stays. */
  refreshFrequency: number;
}

const shownIn = ({
  advertisement,
  placement,
  viewId,
}: AdvertisementContext): AdvertisementShown => ({
  advertisementId: advertisement?._id ?? '',
  placementId: placement,
  viewId,
});

/** A placement: one advertisement after the other, each counted once it was seen [§2, §3, §4]. */
export const advertisementMachine = setup({
  types: {} as {
    context: AdvertisementContext;
    events: AdvertisementEvent;
    input: AdvertisementInput;
    tags: Look;
    meta: Meaning;
  },
  actors: advertisementPorts,
  delays: { refreshFrequency: ({ context }) => context.refreshFrequency * 1_000 },
  guards: {
    isSome: (_, { advertisement }: AdvertisementTold) => advertisement !== undefined,
    isOne: ({ context }) => context.advertisement !== undefined,
    isPeriodic: ({ context }) => context.refreshFrequency > 0,
  },
  actions: {
    keep: assign({
      advertisement: (_, { advertisement }: AdvertisementTold) => advertisement,
      viewId: (_, { viewId }) => viewId,
      refreshFrequency: (_, { refreshFrequency }) => refreshFrequency,
    }),
    // A limit or a pause may have come: what stands must not entice meanwhile.
    forget: assign({ advertisement: undefined, viewId: '', refreshFrequency: 0 }),
  },
}).createMachine({
  id: 'advertisement',
  context: ({ input }) => ({ ...input, advertisement: undefined, viewId: '', refreshFrequency: 0 }),
  type: 'parallel',
  states: {
    place: {
      meta: { says: 'One advertisement after the other', spec: '§7 B advertisements' },
      initial: 'asking',
      on: { 'protection.changed': { target: '.asking', reenter: true, actions: 'forget' } },
      states: {
        asking: {
          tags: ['busy'],
          meta: {
            says: 'Asks what stands here; what stood stays until then',
            spec: '§7 B advertisements',
          },
          invoke: {
            id: 'ask',
            src: 'advertisement.ask',
            input: ({ context: { placement, country, language, mode } }) => ({
              placement,
              country,
              language,
              mode,
            }),
          },
          on: {
            'advertisement.told': [
              {
                guard: { type: 'isSome', params: ({ event }) => event },
                target: 'shown',
                actions: { type: 'keep', params: ({ event }) => event },
              },
              { target: 'empty', actions: { type: 'keep', params: ({ event }) => event } },
            ],
            'port.failed': { target: 'empty', actions: 'forget' },
          },
        },
        empty: { meta: { says: 'Nothing is for who looks here', spec: '§3 Advertisement' } },
        shown: {
          meta: { says: 'One stands here, for as long as it says', spec: '§3 Advertisement' },
          initial: 'unseen',
          after: { refreshFrequency: { guard: 'isPeriodic', target: 'asking' } },
          states: {
            unseen: {
              meta: { says: 'It has not been in view yet', spec: '§3 Advertisement' },
              invoke: {
                id: 'watch',
                src: 'advertisement.watch',
                input: ({ context: { placement } }) => ({ placement }),
              },
              on: { 'advertisement.seen': 'loading' },
            },
            loading: {
              meta: { says: 'Its load is being counted', spec: '§3 Advertisement' },
              invoke: {
                id: 'load',
                src: 'advertisement.load',
                input: ({ context }) => shownIn(context),
              },
              // A count that was lost is not made up for: nobody waits for it.
              on: { 'advertisement.loaded': 'seen', 'port.failed': 'seen' },
            },
            seen: { meta: { says: 'Its load is counted', spec: '§3 Advertisement' } },
          },
        },
      },
    },
    way: {
      meta: { says: 'Whether one was followed, and told', spec: '§7 B advertisements' },
      initial: 'here',
      states: {
        here: {
          meta: { says: 'What stands can be followed', spec: '§7 B advertisements/click' },
          on: { 'advertisement.click': { guard: 'isOne', target: 'leaving' } },
        },
        leaving: {
          meta: {
            says: 'The click is being counted, while the browser opens it',
            spec: '§7 B advertisements/click',
          },
          invoke: {
            id: 'click',
            src: 'advertisement.click',
            input: ({ context }) => shownIn(context),
          },
          on: { 'advertisement.clicked': 'here', 'port.failed': 'here' },
        },
      },
    },
  },
});

export type AdvertisementActor = ActorRefFrom<typeof advertisementMachine>;
