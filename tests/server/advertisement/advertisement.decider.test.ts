import { describe, expect, test } from 'vitest';
import type { AdvertisementTerms } from '../../../contract/advertisement.desk';
import {
  isLandingUrl,
  isWholeContent,
  maySeeAdvertisements,
} from '../../../contract/advertisement.rules';
import {
  decideChangeAdvertisement,
  decideClickAdvertisement,
  decideEndAdvertisement,
  decideKeepAdvertisement,
  decideLoadAdvertisement,
} from '../../../server/advertisement/advertisement.decider';
import {
  advertisementKind,
  type Viewed,
  viewKind,
} from '../../../server/advertisement/advertisement.events';
import { isMeantFor } from '../../../server/advertisement/advertisement.terms';
import { after, given } from '../../support/decider';
import { ANN, at, NOW } from '../../support/states';

const terms = (more: Partial<AdvertisementTerms> = {}): AdvertisementTerms => ({
  name: 'Pier',
  placements: ['lobby'],
  target: 'new',
  landingUrl: 'https://pier.example/',
  content: { type: 'image', image: '/assets/pier.svg', isIframe: false },
  countries: [],
  languages: [],
  modes: [],
  refreshFrequency: 0,
  ...more,
});
const step = { by: 'operator ben', at: NOW };
const kept = (more: Partial<AdvertisementTerms> = {}) =>
  ({ type: 'advertisement.kept', terms: terms(more), ...step }) as const;
const none = advertisementKind.initial;
const ended = { type: 'advertisement.ended', ...step } as const;

test('it is kept as it was written down, also in the place of what was ended', () => {
  for (const state of [none, after(advertisementKind, kept(), ended)])
    given(state)
      .when((one) => decideKeepAdvertisement(one, terms({ name: 'Wheel' }), step))
      .thenHappens({ advertisement: [kept({ name: 'Wheel' })] }, null);
});

test.each([
  '',
  'pier.example',
  '//pier.example',
  '/games',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://pier.example',
  'https://',
  'https:///x',
  'https://somebody@pier.example',
  'https://pier.example/a b',
])('without an address that it leads to it is refused: %j', (landingUrl) => {
  given(none)
    .when((one) => decideKeepAdvertisement(one, terms({ landingUrl }), step))
    .thenRefused('advertisement-landing');
});

test.each(['http://pier.example', 'https://pier.example:8443/a?b=c#d', 'HTTPS://PIER.EXAMPLE/'])(
  'a click may open %s',
  (address) => expect(isLandingUrl(address)).toBe(true),
);

describe('what it shows', () => {
  test.each([
    { type: 'image', isIframe: false },
    { type: 'image', image: 'https://elsewhere.example/a.png', isIframe: false },
    { type: 'image', image: '//elsewhere.example/a.png', isIframe: false },
    { type: 'image', image: '/\\elsewhere.example/a.png', isIframe: false },
    { type: 'image', image: 'data:text/html,x', isIframe: false },
    { type: 'image', image: '/assets/a.png', isIframe: true },
    { type: 'video', isIframe: false },
    { type: 'video', video: 'https://elsewhere.example/a.webm', isIframe: false },
    { type: 'video', video: '/a.webm', image: 'https://elsewhere.example/a.png', isIframe: false },
    { type: 'HTML/JS', isIframe: true },
    { type: 'HTML/JS', html: '  ', isIframe: true },
    { type: 'HTML/JS', html: '<p>x</p>', isIframe: false },
  ] as const)('is refused as %j', (content) => {
    given(none)
      .when((one) => decideKeepAdvertisement(one, terms({ content }), step))
      .thenRefused('advertisement-content');
  });

  test.each([
    { type: 'image', image: 'data:image/png;base64,AAAA', isIframe: false },
    { type: 'video', video: '/assets/a.webm', image: '/assets/a.png', isIframe: false },
    { type: 'HTML/JS', html: '<p>x</p>', isIframe: true },
  ] as const)('may be %j', (content) => expect(isWholeContent(content)).toBe(true));
});

test('what there is is changed, shown again where it was ended, and silent where it is so', () => {
  given(after(advertisementKind, kept()))
    .when((one) => decideChangeAdvertisement(one, terms({ name: 'Wheel' }), step))
    .thenHappens({ advertisement: [kept({ name: 'Wheel' })] }, null);
  given(after(advertisementKind, kept()))
    .when((one) => decideChangeAdvertisement(one, terms(), step))
    .thenNothing(null);
  given(after(advertisementKind, kept(), ended))
    .when((one) => decideChangeAdvertisement(one, terms(), step))
    .thenHappens({ advertisement: [kept()] }, null);
  given(after(advertisementKind, kept()))
    .when((one) => decideChangeAdvertisement(one, terms({ landingUrl: '' }), step))
    .thenRefused('advertisement-landing');
  given(none)
    .when((one) => decideChangeAdvertisement(one, terms(), step))
    .thenRefused('not-found');
});

test('it ends after it begins', () => {
  for (const until of [NOW, at(-1)])
    given(none)
      .when((one) => decideKeepAdvertisement(one, terms({ from: NOW, until }), step))
      .thenRefused('advertisement-schedule');
  given(none)
    .when((one) => decideKeepAdvertisement(one, terms({ from: NOW, until: at(1) }), step))
    .thenHappens({ advertisement: [kept({ from: NOW, until: at(1) })] }, null);
});

test('it is ended once', () => {
  given(after(advertisementKind, kept()))
    .when((one) => decideEndAdvertisement(one, step))
    .thenHappens({ advertisement: [ended] }, null);
  given(after(advertisementKind, kept(), ended))
    .when((one) => decideEndAdvertisement(one, step))
    .thenNothing(null);
  given(none)
    .when((one) => decideEndAdvertisement(one, step))
    .thenRefused('not-found');
});

const spot = { country: 'DE', language: 'de', mode: 'coins', now: NOW };
test.each([
  [{}, true],
  [{ countries: ['DE', 'AT'] }, true],
  [{ countries: ['AT'] }, false],
  [{ languages: ['de'] }, true],
  [{ languages: ['en-US'] }, false],
  [{ modes: ['coins'] }, true],
  [{ modes: ['money'] }, false],
  [{ from: NOW }, true],
  [{ from: at(1) }, false],
  [{ until: at(1) }, true],
  [{ until: NOW }, false],
] as [Partial<AdvertisementTerms>, boolean][])(
  '%j is meant for who looks there: %s',
  (more, is) => {
    expect(isMeantFor(terms(more), spot)).toBe(is);
  },
);

test.each([
  [{ isMember: false, leastAge: 21 }, true],
  [{ isMember: true, leastAge: 0 }, false],
  [{ isMember: true, leastAge: 0, age: 17 }, false],
  [{ isMember: true, leastAge: 0, age: 18 }, true],
  [{ isMember: true, leastAge: 21, age: 20 }, false],
  [{ isMember: true, leastAge: 21, age: 21 }, true],
  [{ isMember: true, leastAge: 18, age: 30, tier: 'diamond' }, true],
  [{ isMember: true, leastAge: 18, age: 30, tier: 'crown' }, false],
] as const)('to %j something is advertised: %s', (viewer, may) => {
  expect(maySeeAdvertisements(viewer)).toBe(may);
});

describe('a view', () => {
  const viewed: Viewed = { advertisement: 'advertisement_pier', placement: 'lobby', player: ANN };
  const loaded = { type: 'view.loaded', ...viewed } as const;
  const clicked = { type: 'view.clicked', ...viewed } as const;

  test('is loaded once', () => {
    given(viewKind.initial)
      .when((view) => decideLoadAdvertisement(view, viewed))
      .thenHappens({ view: [loaded] }, { ok: true });
    for (const events of [[loaded], [loaded, clicked]] as const)
      given(after(viewKind, ...events))
        .when((view) => decideLoadAdvertisement(view, viewed))
        .thenNothing({ ok: true });
  });

  test('is followed once, and was seen then', () => {
    given(viewKind.initial)
      .when((view) => decideClickAdvertisement(view, viewed))
      .thenHappens({ view: [loaded, clicked] }, { ok: true });
    given(after(viewKind, loaded))
      .when((view) => decideClickAdvertisement(view, viewed))
      .thenHappens({ view: [clicked] }, { ok: true });
    given(after(viewKind, loaded, clicked))
      .when((view) => decideClickAdvertisement(view, viewed))
      .thenNothing({ ok: true });
  });
});
