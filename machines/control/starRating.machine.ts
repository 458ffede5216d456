import { type ActorRefFrom, assign, setup } from 'xstate';
import { STARS_MAX } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { StarRatingEvent } from './starRating.words';

export interface StarRatingInput {
  /** 1 to 5; 0 is none [§9]. */
  value: number;
}

export interface StarRatingContext extends StarRatingInput {
  /** The star under the pointer, 0 when there is none. */
  hovered: number;
}

/** The stars that one gives: those under the pointer light up, a press keeps them [§2]. */
export const starRatingMachine = setup({
  types: {} as {
    context: StarRatingContext;
    events: StarRatingEvent;
    input: StarRatingInput;
    tags: Look;
    meta: Meaning;
  },
  guards: {
    isStar: (_, params: { star: number }) =>
      Number.isInteger(params.star) && params.star >= 1 && params.star <= STARS_MAX,
  },
  actions: {
    hover: assign({ hovered: (_, params: { star: number }) => params.star }),
    leave: assign({ hovered: 0 }),
    rate: assign({ value: (_, params: { star: number }) => params.star }),
    tellReview: tell('review', ({ context }) => ({ type: 'review.rate', stars: context.value })),
  },
}).createMachine({
  id: 'starRating',
  context: ({ input }) => ({ ...input, hovered: 0 }),
  initial: 'resting',
  on: {
    'stars.hover': {
      guard: { type: 'isStar', params: ({ event }) => event },
      target: '.hovered',
      actions: { type: 'hover', params: ({ event }) => event },
    },
    'stars.rate': {
      guard: { type: 'isStar', params: ({ event }) => event },
      actions: [{ type: 'rate', params: ({ event }) => event }, 'tellReview'],
    },
  },
  states: {
    resting: { meta: { says: 'Shows the stars that were given', spec: '§2 star rating' } },
    hovered: {
      meta: { says: 'Shows the stars up to the pointer', spec: '§2 star rating' },
      on: { 'stars.leave': { target: 'resting', actions: 'leave' } },
    },
  },
});

export type StarRatingActor = ActorRefFrom<typeof starRatingMachine>;
