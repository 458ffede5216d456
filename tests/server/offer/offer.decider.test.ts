import { expect, test } from 'vitest';
import { decideRank, decideShow, decideWithhold } from '../../../server/offer/offer.decider';
import {
  type OfferEvent,
  type OffersState,
  offersKind,
  type Shown,
} from '../../../server/offer/offer.events';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const asked = { game: 'game_wheel', by: 'staff_1', why: 'The law there', at: NOW };
const withheld = (...places: string[]): OfferEvent => ({
  type: 'offer.withheld',
  places,
  ...asked,
});
const ranked = (game: string, rank?: number): OfferEvent => ({
  type: 'offer.ranked',
  ...asked,
  game,
  ...(rank !== undefined && { rank }),
});
const none = { offers: offersKind.initial };
const inOrder = (...games: string[]) => ({
  offers: after(offersKind, ...games.map((game, index) => ranked(game, index + 1))),
});

test('a game is kept from places, each once, and from none again', () => {
  given(none)
    .when((states) => decideWithhold(states, { ...asked, places: ['US-UT', 'DE', 'DE'] }))
    .thenHappens({ offers: [withheld('DE', 'US-UT')] }, { ok: true });
  given({ offers: after(offersKind, withheld('DE')) })
    .when((states) => decideWithhold(states, { ...asked, places: [] }))
    .thenHappens({ offers: [withheld()] }, { ok: true });
});

test('what is so already is not said again', () => {
  given(none)
    .when((states) => decideWithhold(states, { ...asked, places: [] }))
    .thenNothing({ ok: true });
  given({ offers: after(offersKind, withheld('DE')) })
    .when((states) => decideWithhold(states, { ...asked, places: ['DE'] }))
    .thenNothing({ ok: true });
  given(inOrder('game_a', 'game_wheel'))
    .when((states) => decideRank(states, { ...asked, rank: 2 }))
    .thenNothing({ ok: true });
  given(none)
    .when((states) => decideRank(states, asked))
    .thenNothing({ ok: true });
});

test('a rank beyond the last is the last', () => {
  given(inOrder('game_a', 'game_wheel'))
    .when((states) => decideRank(states, { ...asked, rank: 99 }))
    .thenNothing({ ok: true });
  given(inOrder('game_a', 'game_wheel'))
    .when((states) => decideRank(states, { ...asked, rank: 1 }))
    .thenHappens({ offers: [ranked('game_wheel', 1)] }, { ok: true });
  given(inOrder('game_a', 'game_wheel'))
    .when((states) => decideRank(states, asked))
    .thenHappens({ offers: [ranked('game_wheel')] }, { ok: true });
});

const shown = (how: Shown): OfferEvent => ({ type: 'offer.shown', shown: how, ...asked });
const showing = (how: Shown) => (states: { offers: OffersState }) =>
  decideShow(states, { ...asked, shown: how });

test('a game is shown otherwise than it shipped, and as it shipped again', () => {
  given(none)
    .when(showing({ studio: 'Lantern Works' }))
    .thenHappens({ offers: [shown({ studio: 'Lantern Works' })] }, { ok: true });
  const image = '/images/image_0123456789abcdef01234567.webp';
  const before = { offers: after(offersKind, shown({ studio: 'Lantern Works' })) };
  // It is said as a whole: the studio is its own again.
  given(before)
    .when(showing({ image }))
    .thenHappens({ offers: [shown({ image })] }, { ok: true });
  given(before)
    .when(showing({}))
    .thenHappens({ offers: [shown({})] }, { ok: true });
});

test('shown as it is already, nothing is said', () => {
  given(none).when(showing({})).thenNothing({ ok: true });
  given({ offers: after(offersKind, shown({ studio: 'Lantern Works' })) })
    .when(showing({ studio: 'Lantern Works' }))
    .thenNothing({ ok: true });
  given({ offers: after(offersKind, shown({ studio: 'Lantern Works' }), shown({})) })
    .when(showing({}))
    .thenNothing({ ok: true });
});

test('how a game is shown changes neither where it is offered nor where it stands', () => {
  const before = after(offersKind, withheld('DE'), ranked('game_wheel', 1));
  expect(offersKind.evolve(before, shown({ studio: 'Lantern Works' }))).toEqual({
    ...before,
    shown: { game_wheel: { studio: 'Lantern Works' } },
  });
});
