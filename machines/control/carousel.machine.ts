import { type ActorRefFrom, assign, setup } from 'xstate';
import { SLIDER_LONG_SWIPE_MS, SLIDER_SPEED_MS, SLIDER_THRESHOLD_PX } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import {
  backwards,
  flicked,
  lastOf,
  onwards,
  type Row,
  showing,
  swiped,
  yielding,
} from './carousel.rules';
import type { CarouselEvent, CarouselInput } from './carousel.words';

export interface CarouselContext extends Row {
  /** By how many pixels the row has followed the finger; 0 when none draws it. */
  by: number;
}

/** A row of slides that is turned through by buttons, by swiping and by the focus [§4, §9]. */
export const carouselMachine = setup({
  types: {} as {
    context: CarouselContext;
    events: CarouselEvent;
    input: CarouselInput;
    tags: Look;
    meta: Meaning;
  },
  delays: { SLIDER_SPEED_MS, SLIDER_LONG_SWIPE_MS },
  guards: {
    mayGoOn: ({ context }) => onwards(context) !== context.at,
    mayGoBack: ({ context }) => backwards(context) !== context.at,
    isUnseen: ({ context }, params: { at: number }) => showing(context, params.at) !== context.at,
    isOther: ({ context }, params: { count: number; shown: number }) =>
      params.count !== context.count || params.shown !== context.shown,
    isTurnable: ({ context }) => lastOf(context) > 0,
    isDrawn: (_, params: { by: number }) => Math.abs(params.by) >= SLIDER_THRESHOLD_PX,
  },
  actions: {
    goOn: assign({ at: ({ context }) => onwards(context) }),
    goBack: assign({ at: ({ context }) => backwards(context) }),
    show: assign({ at: ({ context }, params: { at: number }) => showing(context, params.at) }),
    fit: assign(({ context }, { count, shown }: { count: number; shown: number }) => ({
      count,
      shown,
      at: Math.min(context.at, lastOf({ ...context, count, shown })),
    })),
    draw: assign({ by: ({ context }, params: { by: number }) => yielding(context, params.by) }),
    flick: assign({ at: ({ context }) => flicked(context, context.by) }),
    swipe: assign({
      at: ({ context }, { width }: { width: number }) => swiped(context, context.by, width),
    }),
    letGo: assign({ by: 0 }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, at: 0, by: 0 }),
  initial: 'resting',
  on: {
    'carousel.next': { guard: 'mayGoOn', target: '.turning', actions: 'goOn' },
    'carousel.previous': { guard: 'mayGoBack', target: '.turning', actions: 'goBack' },
    'carousel.show': {
      guard: { type: 'isUnseen', params: ({ event }) => event },
      target: '.turning',
      actions: { type: 'show', params: ({ event }) => event },
    },
    'carousel.fit': {
      guard: { type: 'isOther', params: ({ event }) => event },
      actions: { type: 'fit', params: ({ event }) => event },
    },
    'carousel.hold': { guard: 'isTurnable', target: '.held' },
  },
  states: {
    resting: { meta: { says: 'The slides that are seen', spec: '§4 Carousel' } },
    held: {
      meta: { says: 'A finger lies on it and may mean to press', spec: '§9 Slider threshold' },
      entry: 'letGo',
      on: {
        'carousel.draw': {
          guard: { type: 'isDrawn', params: ({ event }) => event },
          target: 'drawn',
          actions: { type: 'draw', params: ({ event }) => event },
        },
        'carousel.release': 'resting',
        'carousel.cancel': 'resting',
      },
    },
    drawn: {
      meta: { says: 'Follows the finger', spec: '§9 Slider' },
      initial: 'short',
      on: {
        'carousel.draw': { actions: { type: 'draw', params: ({ event }) => event } },
        'carousel.cancel': 'settling',
      },
      states: {
        short: {
          meta: { says: 'Turns when it is let go, however little was drawn', spec: '§9 Slider' },
          after: { SLIDER_LONG_SWIPE_MS: 'long' },
          on: { 'carousel.release': { target: '#carousel.settling', actions: 'flick' } },
        },
        long: {
          meta: { says: 'Turns by what was drawn over half', spec: '§9 Slider long-swipe time' },
          on: {
            'carousel.release': {
              target: '#carousel.settling',
              actions: { type: 'swipe', params: ({ event }) => event },
            },
          },
        },
      },
    },
    settling: {
      meta: { says: 'Was let go; the click of that presses nothing', spec: '§9 Slider speed' },
      entry: 'letGo',
      after: { SLIDER_SPEED_MS: 'resting' },
    },
    turning: {
      meta: { says: 'Others slide in', spec: '§9 Slider speed' },
      entry: 'letGo',
      after: { SLIDER_SPEED_MS: 'resting' },
    },
  },
});

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;
