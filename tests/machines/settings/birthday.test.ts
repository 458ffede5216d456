import { expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { aJurisdiction } from '../../../contract/make/country';
import { aUser } from '../../../contract/make/player';
import { currentMode } from '../../../machines/play/playMode.select';
import { birthdayBody } from '../../../machines/settings/settings.rules';
import type { StageActor } from '../../../machines/stage/stage.machine';
import { aWorld, token } from '../support/world';

test('a date of birth unlocks the coins that were wished for, in one call', () => {
  const world = aWorld({ stored: { token: token() } });
  const jurisdictions = [aJurisdiction()];
  world
    .asked('jurisdictions.load')
    .answer({ type: 'jurisdictions.loaded', jurisdictions } as never);
  const { age: _age, birthday: _birthday, ...ageless } = aUser({ playMode: 'fun' });
  world.asked('player.load').answer({ type: 'player.loaded', user: ageless } as never);
  const stage = world.resident('stage') as StageActor;
  stage.send({
    type: 'stage.mount',
    key: 'birthday',
    control: 'birthday',
    input: { mode: 'coins' },
  });
  const form = Object.values(stage.getSnapshot().children)[0] as AnyActorRef | undefined;
  form?.send({ type: 'form.change', field: 'birthday', value: '1990-02-01' });
  form?.send({ type: 'form.submit' });
  expect(world.asked('birthday.submit').input).toEqual({
    birthday: { day: 1, month: 2, year: 1990 },
    playMode: 'coins',
  });
  world.asked('birthday.submit').answer({ type: 'form.accepted' });
  const user = aUser({ playMode: 'coins' });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  expect(currentMode(world.resident('playMode').getSnapshot())).toBe('coins');
});

test('a wish for what is no mode is left out', () => {
  expect(birthdayBody({ birthday: '1990-02-01', mode: 'gold' })).toEqual({
    birthday: { day: 1, month: 2, year: 1990 },
  });
});
