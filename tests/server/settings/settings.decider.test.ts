import { test } from 'vitest';
import type { PlayerEvent } from '../../../server/player/player.events';
import { decideSettings, type SettingsBody } from '../../../server/settings/settings.decider';
import { given } from '../../support/decider';
import { NOW, nobody, player } from '../../support/states';

const told = (set: object, cleared: ('country' | 'region' | 'about' | 'firstname')[] = []) =>
  ({ type: 'player.detailsChanged', set, cleared }) as PlayerEvent;
const verified: PlayerEvent = { type: 'player.verified', by: 'operator kim', at: NOW };
const birthday = { day: 20, month: 11, year: 1990 };
const settings = (body: SettingsBody, ...events: readonly PlayerEvent[]) =>
  given(player(...events)).when((state) => decideSettings(state, body, NOW));

test('details are told, and what already is so is silent', () => {
  settings({ about: 'Carousels.', gender: 'Female' }).thenHappens(
    { player: [told({ gender: 'Female', about: 'Carousels.' })] },
    null,
  );
  settings({ about: 'Carousels.' }, told({ about: 'Carousels.' })).thenNothing(null);
  settings({}).thenNothing(null);
});

test('a detail is taken back once, by nothing or by an empty text', () => {
  for (const about of [null, '']) {
    settings({ about }, told({ about: 'Carousels.' })).thenHappens(
      { player: [told({}, ['about'])] },
      null,
    );
    settings({ about }).thenNothing(null);
  }
});

test('a place that left its country goes with it', () => {
  const home = told({ country: 'US', region: 'NJ' });
  settings({ country: 'DE' }, home).thenHappens(
    { player: [told({ country: 'DE' }, ['region'])] },
    null,
  );
  settings({ country: null }, home).thenHappens(
    { player: [told({}, ['country', 'region'])] },
    null,
  );
  settings({ country: 'CA', region: 'ON' }, home).thenHappens(
    { player: [told({ country: 'CA', region: 'ON' })] },
    null,
  );
});

test('only countries with regions have one', () => {
  settings({ country: 'US', region: 'NJ' }).thenHappens(
    { player: [told({ country: 'US', region: 'NJ' })] },
    null,
  );
  const refusal = { field: 'body.region', reason: 'no such region' };
  settings({ country: 'DE', region: 'NJ' }).thenRefused('body-invalid', refusal);
  settings({ region: 'NJ' }).thenRefused('body-invalid', refusal);
  settings({ country: null, region: 'NJ' }, told({ country: 'US' })).thenRefused(
    'body-invalid',
    refusal,
  );
});

test('what an identity was verified with stays; what was never told may be told once', () => {
  const name = told({ firstname: 'Ann' });
  settings({ firstname: 'Anna' }, name, verified).thenRefused('details-verified', {
    field: 'body.firstname',
  });
  settings({ firstname: null }, name, verified).thenRefused('details-verified', {
    field: 'body.firstname',
  });
  settings({ firstname: 'Ann' }, name, verified).thenNothing(null);
  settings({ firstname: 'Anna' }, name).thenHappens(
    { player: [told({ firstname: 'Anna' })] },
    null,
  );
  settings({ lastname: 'Lee' }, name, verified).thenHappens(
    { player: [told({ lastname: 'Lee' })] },
    null,
  );
});

test('the date of birth is taken once; telling the same one again is silent', () => {
  settings({ birthday }).thenHappens({ player: [told({ birthday })] }, null);
  settings({ birthday: { year: 1990, month: 11, day: 20 } }, told({ birthday })).thenNothing(null);
  settings({ birthday: { ...birthday, day: 21 } }, told({ birthday })).thenRefused('birthday-set');
});

test('nobody is born in the future: today is the last day', () => {
  for (const day of [19, 20]) {
    const born = { day, month: 11, year: 2026 };
    settings({ birthday: born }).thenHappens({ player: [told({ birthday: born })] }, null);
  }
  settings({ birthday: { day: 21, month: 11, year: 2026 } }).thenRefused('body-invalid', {
    field: 'body.birthday',
    reason: 'in the future',
  });
});

test('privacy and notifications keep only what differs from what was chosen', () => {
  const chosen: PlayerEvent[] = [
    { type: 'player.privacyChosen', privacy: { about: 'friends' } },
    { type: 'player.notificationsChosen', notifications: { gift: false } },
  ];
  settings({
    settings: { about: 'friends' },
    notificationSettings: { gift: false },
  }).thenHappens({ player: chosen }, null);
  settings(
    { settings: { about: 'friends' }, notificationSettings: { gift: false } },
    ...chosen,
  ).thenNothing(null);
  settings({ notificationSettings: { gift: true, letter: false } }, ...chosen).thenHappens(
    {
      player: [
        { type: 'player.notificationsChosen', notifications: { gift: true, letter: false } },
      ],
    },
    null,
  );
});

test('everybody may write until the player says who; the view is the level until it is the flag', () => {
  settings({ letters: 'everyone', view: 'level' }).thenNothing(null);
  const chosen: PlayerEvent[] = [
    { type: 'player.lettersChosen', from: 'friends' },
    { type: 'player.viewChosen', view: 'flag' },
  ];
  settings({ letters: 'friends', view: 'flag' }).thenHappens({ player: chosen }, null);
  settings({ letters: 'friends', view: 'flag' }, ...chosen).thenNothing(null);
});

test('one refusal refuses the whole change', () => {
  settings(
    { about: 'Carousels.', birthday: { ...birthday, day: 21 } },
    told({ birthday }),
  ).thenRefused('birthday-set');
});

test('an account that is gone has no settings', () => {
  given(nobody)
    .when((state) => decideSettings(state, {}, NOW))
    .thenRefused('token-expired');
});

test('the play mode is kept as it was left, and each of its changes once', () => {
  const chosen: PlayerEvent[] = [{ type: 'player.playModeChosen', mode: 'coins' }];
  settings({ playMode: 'coins' }).thenHappens({ player: chosen }, null);
  settings({ playMode: 'coins' }, ...chosen).thenNothing(null);
  settings({ playMode: 'fun' }, ...chosen).thenHappens(
    { player: [{ type: 'player.playModeChosen', mode: 'fun' }] },
    null,
  );
});
