import { describe, expect, test } from 'vitest';
import { aJurisdiction } from '../../../contract/make/country';
import { aGame } from '../../../contract/make/game';
import { aPlaySession } from '../../../contract/make/play';
import { aUser } from '../../../contract/make/player';
import type { PlayMode } from '../../../contract/play.rules';
import { problem } from '../../../contract/problems';
import { lateArrived } from '../../../machines/app/furnish';
import { route } from '../../../machines/router/router.select';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const play = (world: World) => world.resident('play').getSnapshot();
const asks = (world: World) =>
  world.questions.filter(({ port }) => port === 'play.launch').map(({ input }) => input);
const know = (world: World) =>
  world
    .asked('jurisdictions.load')
    .answer({ type: 'jurisdictions.loaded', jurisdictions: [aJurisdiction()] } as never);
const load = (world: World, game = aGame()) =>
  world.asked('game.load').answer({ type: 'game.loaded', game } as never);
const sit = (world: World, currency: string) => {
  world.asked('play.launch').answer({ type: 'play.launched', launch: 'launch' } as never);
  world.asked('play.seat').answer({
    type: 'play.seated',
    session: aPlaySession({ currency }),
    visit: 'visit-0001',
  } as never);
};
const gameId = aGame()._id;

test('who arrives at a table sits down once the game is there and the mode is known', () => {
  for (const steps of [
    [load, know],
    [know, load],
  ]) {
    const world = aWorld({ to: '/play/lucky-wheel' });
    for (const step of steps) {
      expect(asks(world)).toEqual([]);
      step(world);
    }
    expect(asks(world)).toEqual([{ gameId, currency: 'FUN' }]);
  }
});

test('a game’s own page sits nobody down', () => {
  const world = aWorld({ to: '/games/lucky-wheel' });
  know(world);
  load(world);
  expect(asks(world)).toEqual([]);
  world.resident('router').send({ type: 'router.go', to: '/play/lucky-wheel' });
  expect(asks(world)).toEqual([{ gameId, currency: 'FUN' }]);
});

describe('money is played at the table that the verification guard watches', () => {
  const money = aJurisdiction({
    realMoneyGambling: true,
    licensed: true,
    realMoneyAgeRestriction: 21,
  });
  const FREE = '/play/lucky-wheel';
  const GUARDED = '/play/money/lucky-wheel';
  /** A verified member, in a place that licenses money from 21 on. */
  const given = (to: string, playMode: PlayMode, age = 36): World => {
    const world = aWorld({ to, stored: { token: token(), playMode } });
    const user = aUser({ isVerified: true, country: 'US', age });
    world.asked('player.load').answer({ type: 'player.loaded', user } as never);
    const known = { type: 'jurisdictions.loaded', jurisdictions: [money] };
    world.asked('jurisdictions.load').answer(known as never);
    load(world);
    return world;
  };
  const address = (world: World) => route(world.resident('router').getSnapshot()).path;

  test('whoever chose money is led there, and asks for one seat', () => {
    const world = given(FREE, 'money');
    expect([address(world), asks(world)]).toEqual([GUARDED, [{ gameId, currency: 'USD' }]]);
    expect(world.asked('router.location').heard).toEqual([
      { type: 'location.replace', to: GUARDED },
    ]);
  });

  test('another choice leads back, and money there again', () => {
    const world = given(FREE, 'money');
    const choose = (mode: PlayMode) =>
      world.resident('playMode').send({ type: 'playMode.choose', mode });
    choose('coins');
    expect([address(world), asks(world)]).toEqual([FREE, [{ gameId, currency: 'COINS' }]]);
    choose('money');
    expect([address(world), asks(world)]).toEqual([GUARDED, [{ gameId, currency: 'USD' }]]);
  });

  test('its address is the choice, as far as the rules allow', () => {
    const allowed = given(GUARDED, 'coins');
    expect([address(allowed), asks(allowed)]).toEqual([GUARDED, [{ gameId, currency: 'USD' }]]);
    const tooYoung = given(GUARDED, 'coins', 20);
    expect([address(tooYoung), asks(tooYoung)]).toEqual([FREE, [{ gameId, currency: 'FUN' }]]);
  });

  test('a page of the game stays where it is', () => {
    const world = given('/games/lucky-wheel', 'money');
    expect([address(world), asks(world)]).toEqual(['/games/lucky-wheel', []]);
  });
});

test('a member’s mode waits for the account, and is fun when that does not load', () => {
  const stored = { token: token(), playMode: 'coins' } as const;
  const world = aWorld({ to: '/play/lucky-wheel', stored });
  know(world);
  load(world);
  expect(asks(world)).toEqual([]);
  const { country: _, ...user } = aUser();
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  expect(asks(world)).toEqual([{ gameId, currency: 'COINS' }]);
  const other = aWorld({ to: '/play/lucky-wheel', stored });
  know(other);
  load(other);
  other.asked('player.load').answer({ type: 'port.failed', port: 'player.load' } as never);
  expect(asks(other)).toEqual([{ gameId, currency: 'FUN' }]);
});

test('another mode is another sitting; an account that is read again is none', () => {
  const world = aWorld({ to: '/play/lucky-wheel', stored: { token: token(), playMode: 'coins' } });
  const { country: _, ...user } = aUser();
  const read = () => world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  know(world);
  load(world);
  read();
  sit(world, 'COINS');
  world.resident('player').send({ type: 'player.changed', changed: ['email'] });
  read();
  expect(play(world).value).toEqual({ seated: 'ready' });
  world.resident('playMode').send({ type: 'playMode.choose', mode: 'fun' });
  expect(asks(world)).toEqual([{ gameId, currency: 'FUN' }]);
  keepJournal(world, 'sittingKeptWhileReadAgain');
});

test('who signs out at a table leaves it, and sits down nowhere', () => {
  const world = aWorld({ to: '/play/lucky-wheel', stored: { token: token(), playMode: 'coins' } });
  const { country: _, ...user } = aUser();
  know(world);
  load(world);
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  sit(world, 'COINS');
  const values: unknown[] = [];
  world.resident('play').subscribe(({ value }) => values.push(value));
  world.resident('session').send({ type: 'session.signOut' });
  expect(new Set(values)).not.toContain('launching');
  expect(values.at(-1)).toBe('closed');
  expect(play(world).context.session).toBe('');
});

test('who comes back to a game sits down anew', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  know(world);
  load(world);
  sit(world, 'FUN');
  world.resident('router').send({ type: 'router.go', to: '/' });
  expect(play(world)).toMatchObject({ value: 'closed', context: { session: '' } });
  world.resident('router').send({ type: 'router.go', to: '/play/lucky-wheel' });
  load(world);
  expect(asks(world)).toEqual([{ gameId, currency: 'FUN' }]);
});

test('from table to table the other game waits until it has loaded', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  know(world);
  load(world);
  sit(world, 'FUN');
  world.resident('router').send({ type: 'router.go', to: '/play/high-striker' });
  expect(asks(world)).toEqual([]);
  load(world, aGame({ _id: 'game_striker' }));
  expect(asks(world)).toEqual([{ gameId: 'game_striker', currency: 'FUN' }]);
});

test('a table that stood before the late residents is told to them when they arrive', () => {
  const world = aWorld({ to: '/play/lucky-wheel' }, { isWhole: false });
  know(world);
  load(world);
  world.asked('late.load').answer(lateArrived);
  expect(asks(world)).toEqual([{ gameId, currency: 'FUN' }]);
});

test('a sitting that is refused goes on for fun at one press, unless it is fun that is refused', () => {
  for (const [mode, code, goesOn] of [
    ['coins', 'play-refused', true],
    ['fun', 'rate-limited', true],
    ['fun', 'play-refused', false],
  ] as const) {
    const world = aWorld({ to: '/play/lucky-wheel', stored: { token: token(), playMode: mode } });
    const { country: _, ...user } = aUser();
    know(world);
    load(world);
    world.asked('player.load').answer({ type: 'player.loaded', user } as never);
    world.asked('play.launch').answer({ type: 'play.refused', problem: problem(code) } as never);
    expect(play(world).value).toBe('refused');
    expect(play(world).can({ type: 'play.forFun' })).toBe(goesOn);
    world.resident('play').send({ type: 'play.forFun' });
    expect(asks(world)).toEqual(goesOn ? [{ gameId, currency: 'FUN' }] : []);
    expect(world.resident('playMode').getSnapshot().context.chosen).toBe('fun');
  }
});

test('money is played in the currency of the place', () => {
  const world = aWorld({ to: '/play/lucky-wheel' });
  world.resident('locale').send({
    type: 'locale.chooseCountry',
    country: 'DE',
    language: 'de',
    translated: true,
    currency: 'EUR',
  });
  expect(world.resident('playMode').getSnapshot().context).toMatchObject({
    place: 'DE',
    money: 'EUR',
  });
});
