import { describe, expect, test } from 'vitest';
import {
  type AchievementDefinition,
  heldTermsOf,
  sampleDefinition,
} from '../../../server/achievement/achievement.catalogue';
import {
  decideActivate,
  decideAdvance,
  decideCollect,
} from '../../../server/achievement/achievement.decider';
import {
  type AchievementEvent,
  achievementKind,
} from '../../../server/achievement/achievement.events';
import { isKept } from '../../../server/achievement/achievement.moves';
import { scratcherKind } from '../../../server/scratcher/scratcher.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { unprotected } from '../../support/protection';
import { ANN, at as after_, NOW as at, purse } from '../../support/states';

const sprint = sampleDefinition('achievement_sprint');
const plain = sampleDefinition('achievement_ten-wins');
const withCard = sampleDefinition('achievement_thousand-wins');
const HOUR = 60 * 60 * 1_000;
const until = after_(24 * HOUR);

const termsOf = (definition: AchievementDefinition | undefined) => ({
  terms: heldTermsOf(definition!),
});

const activated = (cost: number, when = at): AchievementEvent => ({
  ...termsOf(sprint),
  type: 'achievement.activated',
  achievement: 'achievement_sprint',
  cost,
  until: new Date(Date.parse(when) + 24 * HOUR).toISOString(),
  at: when,
});
const completed = (achievement = 'achievement_sprint'): AchievementEvent => ({
  type: 'achievement.completed',
  achievement,
  at,
});
const collected = (achievement: string, prize: number): AchievementEvent => ({
  type: 'achievement.collected',
  achievement,
  prize,
  at,
});
const state = (...events: AchievementEvent[]) => after(achievementKind, ...events);

describe('activating', () => {
  const entrant = { ...ann, game: 'achievement_sprint', currency: 'COINS', at };
  const movement = 'achievement_m1';
  const order = { definition: sprint, movement, entrant, laws };
  const states = { achievement: state(), wallet: purse({ COINS: 100 }), ...inside };
  const activate = (given_: typeof states) => decideActivate(given_, order);
  const payment = (amount: number) => ({
    type: 'wallet.moved' as const,
    id: movement,
    kind: 'achievementPurchase' as const,
    currency: 'COINS',
    amount: -amount,
    balance: 0,
    against: 'house' as const,
    reference: 'achievement_sprint',
    delay: 0,
  });

  test('one that is limited begins for its cost, for so many hours', () => {
    given(states)
      .when(activate)
      .thenHappens({ achievement: [activated(100)], wallet: [payment(100)] }, null);
    expect(activated(100)).toMatchObject({ until });
  });

  test('is refused by a coin too few', () => {
    given({ ...states, wallet: purse({ COINS: 99 }) })
      .when(activate)
      .thenRefused('insufficient-amount', { balance: 99, amount: 100 });
  });

  test('is refused while it is open, to the last moment', () => {
    const open = { ...states, achievement: state(activated(100)) };
    given(open).when(activate).thenRefused('step-illegal', { step: 'open' });
    const last = { ...order, entrant: { ...entrant, at: after_(24 * HOUR - 1) } };
    given(open)
      .when((given_) => decideActivate(given_, last))
      .thenRefused('step-illegal', { step: 'open' });
  });

  test('one that was lost goes on for its other price', () => {
    const lost = { ...states, achievement: state(activated(100, after_(-24 * HOUR))) };
    given({ ...lost, wallet: purse({ COINS: 150 }) })
      .when(activate)
      .thenHappens({ achievement: [activated(150)], wallet: [payment(150)] }, null);
    given({ ...lost, wallet: purse({ COINS: 149 }) })
      .when(activate)
      .thenRefused('insufficient-amount', { balance: 149, amount: 150 });
  });

  test('one that is finished or achieved is bought by nobody', () => {
    const finished = [activated(100), completed()];
    given({ ...states, achievement: state(...finished) })
      .when(activate)
      .thenRefused('step-illegal', { step: 'finished' });
    given({ ...states, achievement: state(...finished, collected('achievement_sprint', 300)) })
      .when(activate)
      .thenRefused('step-illegal', { step: 'achieved' });
  });

  test('whoever began it goes on as it was begun, whatever it costs others by now', () => {
    const dearer = { ...sprint!, limited: { hours: 1, cost: 900, rebuyCost: 900 } };
    const lost = { ...states, achievement: state(activated(100, after_(-24 * HOUR))) };
    given({ ...lost, wallet: purse({ COINS: 150 }) })
      .when((given_) => decideActivate(given_, { ...order, definition: dearer }))
      .thenHappens({ achievement: [activated(150)], wallet: [payment(150)] }, null);
    const { limited: _, ...unlimited } = sprint!;
    given({ ...lost, wallet: purse({ COINS: 150 }) })
      .when((given_) => decideActivate(given_, { ...order, definition: unlimited }))
      .thenHappens({ achievement: [activated(150)], wallet: [payment(150)] }, null);
    given(states)
      .when((given_) => decideActivate(given_, { ...order, definition: dearer }))
      .thenRefused('insufficient-amount', { balance: 100, amount: 900 });
  });

  test('one that is over is begun by nobody, nor gone on with once it was lost', () => {
    const over = { ...order, definition: { ...sprint!, isOver: true } };
    const lost = { ...states, achievement: state(activated(100, after_(-24 * HOUR))) };
    for (const each of [states, { ...lost, wallet: purse({ COINS: 150 }) }])
      given(each)
        .when((given_) => decideActivate(given_, over))
        .thenRefused('not-found');
  });

  test('one that costs nothing, and one that there is not, are refused', () => {
    given(states)
      .when((given_) => decideActivate(given_, { ...order, definition: plain }))
      .thenRefused('step-illegal');
    given(states)
      .when((given_) => decideActivate(given_, { ...order, definition: undefined }))
      .thenRefused('not-found');
  });

  test('who may not play for coins may not begin one', () => {
    given({ ...states, ...outside })
      .when(activate)
      .thenRefused('not-signed-in', { rule: 'not-signed-in' });
  });
});

describe('advancing', () => {
  const reach = (tenth: number, complete = false, definition = plain!) => [
    { definition, tenth, complete },
  ];
  const advance =
    (reached: ReturnType<typeof reach>) => (given_: { achievement: ReturnType<typeof state> }) =>
      decideAdvance(given_, { reached, at });
  const advanced = (tenth: number): AchievementEvent => ({
    type: 'achievement.advanced',
    achievement: 'achievement_ten-wins',
    tenth,
    at,
  });

  test('each tenth is told once, and never less than was told', () => {
    given({ achievement: state() })
      .when(advance(reach(3)))
      .thenHappens({ achievement: [advanced(3)] }, null);
    const told = { achievement: state(advanced(3)) };
    given(told)
      .when(advance(reach(3)))
      .thenNothing(null);
    given(told)
      .when(advance(reach(2)))
      .thenNothing(null);
    given(told)
      .when(advance(reach(4)))
      .thenHappens({ achievement: [advanced(4)] }, null);
    given({ achievement: state() })
      .when(advance(reach(0)))
      .thenNothing(null);
  });

  test('all of it completes it, once, and so it stays', () => {
    const done = { ...completed('achievement_ten-wins'), ...termsOf(plain) };
    given({ achievement: state(advanced(9)) })
      .when(advance(reach(10, true)))
      .thenHappens({ achievement: [done] }, null);
    given({ achievement: state(done) })
      .when(advance(reach(10, true)))
      .thenNothing(null);
    given({ achievement: state(done) })
      .when(advance(reach(5)))
      .thenNothing(null);
  });

  test('what was done in time is finished, even where it is seen late', () => {
    given({ achievement: state(activated(100, after_(-48 * HOUR))) })
      .when(advance(reach(10, true, sprint!)))
      .thenHappens({ achievement: [completed()] }, null);
  });
});

describe('collecting', () => {
  const commits = ['c0'];
  const reward = (id: string, amount: number) => ({
    type: 'wallet.moved' as const,
    id: 'achievement_m1',
    kind: 'achievement' as const,
    currency: 'COINS',
    amount,
    balance: amount,
    against: 'promo' as const,
    reference: id,
    delay: 0,
  });
  const states = {
    achievement: state(completed('achievement_ten-wins'), completed('achievement_thousand-wins')),
    wallet: purse(),
    protection: unprotected,
    scratcher: scratcherKind.initial,
  };
  const collect =
    (definition: typeof plain, when = at) =>
    (given_: typeof states) =>
      decideCollect(given_, {
        definition,
        movement: 'achievement_m1',
        player: ANN,
        commits,
        keptOf: () => ({}),
        at: when,
      });

  test('pays its prize from the promotion account', () => {
    given(states)
      .when(collect(plain))
      .thenHappens(
        {
          achievement: [collected('achievement_ten-wins', 50)],
          wallet: [reward('achievement_ten-wins', 50)],
        },
        null,
      );
  });

  test('pays what it was reached for, whatever it pays others by now, and once it is over', () => {
    const reached = state({ ...completed('achievement_ten-wins'), ...termsOf(plain) });
    const other = { ...plain!, prize: 5, typeId: 'neon-nights', isOver: true };
    for (const achievement of [reached, states.achievement])
      given({ ...states, achievement })
        .when(collect(other))
        .thenHappens(
          {
            achievement: [collected('achievement_ten-wins', 50)],
            wallet: [reward('achievement_ten-wins', 50)],
          },
          null,
        );
  });

  test('one that pays a card grants it in the same breath', () => {
    given(states)
      .when(collect(withCard))
      .thenHappens(
        {
          achievement: [collected('achievement_thousand-wins', 1_000)],
          wallet: [reward('achievement_thousand-wins', 1_000)],
          scratcher: [
            {
              type: 'scratcher.granted',
              player: ANN,
              typeId: 'lanterns-river',
              source: 'achievement',
              commits,
              at,
            },
          ],
        },
        null,
      );
  });

  test('again it pays nothing', () => {
    const achieved = state(
      completed('achievement_ten-wins'),
      collected('achievement_ten-wins', 50),
    );
    given({ ...states, achievement: achieved })
      .when(collect(plain))
      .thenNothing(null);
  });

  test('too early, lost, and unknown are refused by name', () => {
    const none = { ...states, achievement: state() };
    given(none).when(collect(plain)).thenRefused('step-illegal', { step: 'open' });
    given(none).when(collect(sprint)).thenRefused('step-illegal', { step: 'offered' });
    given({ ...none, achievement: state(activated(100)) })
      .when(collect(sprint, until))
      .thenRefused('step-illegal', { step: 'lost' });
    given(none).when(collect(undefined)).thenRefused('not-found');
  });
});

test('one that is over stays with whoever is at it within its hours, whatever it was when it ended', () => {
  const { limited: _, ...unlimited } = sprint!;
  const over = { ...unlimited, isOver: true };
  const begun = state(activated(100))['achievement_sprint'];
  expect(isKept(over, begun, at)).toBe(true);
  expect(isKept(over, begun, until)).toBe(false);
  expect(isKept(over, undefined, at)).toBe(false);
});
