import { expect, test } from 'vitest';
import { decidePublishLook } from '../../../server/branding/look.decider';
import { appOf, lookKind } from '../../../server/branding/look.events';
import { shippedLook } from '../../../server/branding/look.registry';
import { after, given } from '../../support/decider';
import { NOW } from '../../support/states';

const shipped = shippedLook('Fairground');
const published = (more: Partial<typeof shipped> = {}) => ({
  ...{ id: 'look_1', by: 'staff_1', why: 'Summer', at: NOW },
  look: { ...shipped, name: 'Luna Fair', ...more },
});
const event = (more: Partial<typeof shipped> = {}) =>
  ({ type: 'look.published', ...published(more) }) as const;
const none = lookKind.initial;
const worn = after(lookKind, event());

test('a look that can be read is published, also in the place of another', () => {
  given(none)
    .when((state) => decidePublishLook(state, { shipped, published: published() }))
    .thenHappens({ look: [event()] }, { ok: true });
  given(worn)
    .when((state) => decidePublishLook(state, { shipped, published: published({ name: 'Pier' }) }))
    .thenHappens({ look: [event({ name: 'Pier' })] }, { ok: true });
});

test('what is worn already is not published again, the shipped one among it', () => {
  given(worn)
    .when((state) => decidePublishLook(state, { shipped, published: published() }))
    .thenNothing({ ok: true });
  given(none)
    .when((state) =>
      decidePublishLook(state, { shipped, published: { ...published(), look: shipped } }),
    )
    .thenNothing({ ok: true });
  given(worn)
    .when((state) =>
      decidePublishLook(state, { shipped, published: { ...published(), look: shipped } }),
    )
    .thenHappens({ look: [{ ...event(), look: shipped }] }, { ok: true });
});

test.each(['dark', 'light'] as const)(
  'a %s palette that cannot be read is refused, with a shade that can',
  (name) => {
    const look = { [name]: { ...shipped[name], color8: shipped[name].color7 } };
    given(none)
      .when((state) => decidePublishLook(state, { shipped, published: published(look) }))
      .thenRefused('look-unreadable', {
        ...{ palette: name, colour: 'color8', on: 'color7', measured: 1, least: 4.5 },
        nearest: expect.stringMatching(/^#[0-9a-f]{6}$/),
      });
  },
);

test('every process and every open page is told the whole look', () => {
  const { look } = published();
  expect(lookKind.facts?.('look_platform', event(), worn)).toEqual([
    { audience: 'system', handler: 'look.published', body: { look } },
    { audience: 'room:look', handler: 'look', body: appOf(look) },
  ]);
});
