import { describe, expect, test } from 'vitest';
import { dayAfter } from '../../../contract/day.rules';
import {
  decideAdvanceMissions,
  decideCollectMission,
  decideMission,
} from '../../../server/mission/mission.decider';
import {
  isForgotten,
  type MissionEvent,
  missionKind,
} from '../../../server/mission/mission.events';
import { type MissionSet, missionsKind, tableOn } from '../../../server/mission/table.events';
import { spinKind } from '../../../server/spin/spin.events';
import { after, given } from '../../support/decider';
import { timedOut, unprotected } from '../../support/protection';
import { ANN, NOW as at, nobody, player, purse } from '../../support/states';

const today = '2026-11-20';
const finished = (day = today, mission = 'rounds'): MissionEvent => ({
  type: 'mission.finished',
  day,
  mission,
  at,
});
const advanced = (tenth: number, day = today): MissionEvent => ({
  type: 'mission.advanced',
  day,
  mission: 'rounds',
  tenth,
  at,
});
const collected = (day = today) => ({
  type: 'mission.collected' as const,
  day,
  mission: 'rounds',
  prize: 60,
  at,
});
const state = (...events: MissionEvent[]) => after(missionKind, ...events);

describe('advancing', () => {
  const reach = (tenth: number, day = today) => ({
    day,
    reached: [{ name: 'rounds', tenth, complete: tenth === 10 }],
    at,
  });
  const advance =
    (order: ReturnType<typeof reach>) => (states: { mission: ReturnType<typeof state> }) =>
      decideAdvanceMissions(states, order);

  test('each tenth is told once, and the end of it as finished', () => {
    given({ mission: state() })
      .when(advance(reach(3)))
      .thenHappens({ mission: [advanced(3)] }, null);
    given({ mission: state(advanced(3)) })
      .when(advance(reach(3)))
      .thenNothing(null);
    given({ mission: state(advanced(3)) })
      .when(advance(reach(10)))
      .thenHappens({ mission: [finished()] }, null);
  });

  test('what is finished is told no more', () => {
    given({ mission: state(finished()) })
      .when(advance(reach(10)))
      .thenNothing(null);
    given({ mission: state(finished(), collected()) })
      .when(advance(reach(10)))
      .thenNothing(null);
  });

  test('a day that is long past is told no more, or its coins would be paid again', () => {
    const past = state(finished(dayAfter(today, -4)), collected(dayAfter(today, -4)), finished());
    given({ mission: past })
      .when(advance(reach(10, dayAfter(today, -4))))
      .thenNothing(null);
    given({ mission: past })
      .when(advance(reach(10, dayAfter(today, -3))))
      .thenHappens({ mission: [finished(dayAfter(today, -3))] }, null);
  });
});

describe('what is kept', () => {
  test('a day with something to collect, however long ago it was', () => {
    const long = dayAfter(today, -200);
    expect(Object.keys(state(finished(long), finished()).days)).toEqual([long, today]);
    expect(isForgotten(state(finished(long), finished()), long)).toBe(false);
    expect(isForgotten(state(finished(long), collected(long), finished()), long)).toBe(true);
  });

  test('the streak is one of days, and forgives one', () => {
    const of = (...days: string[]) => state(...days.map((day) => finished(day))).streak;
    expect(of('2026-11-18', '2026-11-20')).toEqual({ day: '2026-11-20', days: 2 });
    expect(of('2026-11-17', '2026-11-20')).toEqual({ day: '2026-11-20', days: 1 });
    expect(state(finished(), finished(today, 'wins')).streak).toEqual({ day: today, days: 1 });
    expect(of('2026-11-20', '2026-11-19')).toEqual({ day: '2026-11-20', days: 1 });
  });
});

describe('collecting', () => {
  const definition = { name: 'rounds', step: { deed: 'round', goal: 20 }, prize: 60 } as const;
  const order = {
    id: 'mission_2026-11-20-rounds',
    player: ANN,
    day: today,
    drawn: ['rounds', 'wins', 'letter'],
    definition,
    place: { game: 'game_wheel', stake: 20 },
    movement: 'mission_m1',
    at,
  };
  const states = {
    mission: state(finished()),
    player: player(),
    protection: unprotected,
    wallet: purse(),
    spin: spinKind.initial,
  };
  const collect = (given_: typeof states) => decideCollectMission(given_, order);
  const payment = {
    type: 'wallet.moved' as const,
    id: 'mission_m1',
    kind: 'achievement' as const,
    currency: 'COINS',
    amount: 60,
    balance: 60,
    against: 'promo' as const,
    reference: 'mission_2026-11-20-rounds',
    delay: 0,
  };

  test('the promotion account pays what is finished', () => {
    given(states)
      .when(collect)
      .thenHappens({ mission: [collected()], wallet: [payment] }, null);
  });

  test('also when its day is over', () => {
    given(states)
      .when((before) => decideCollectMission(before, { ...order, at: '2026-12-24T12:00:00.000Z' }))
      .thenHappens(
        {
          mission: [{ ...collected(), at: '2026-12-24T12:00:00.000Z' }],
          wallet: [payment],
        },
        null,
      );
  });

  test('the last of a day brings free spins, more of them with the days in a row', () => {
    const others = (['wins', 'letter'] as const).flatMap((mission): MissionEvent[] => [
      finished(today, mission),
      { ...collected(), mission },
    ]);
    const grant = (total: number) => ({
      type: 'spin.granted' as const,
      player: ANN,
      game: 'game_wheel',
      source: 'missions' as const,
      currency: 'COINS',
      stake: 20,
      total,
      expires: '2026-12-20T20:00:00.000Z',
      at,
    });
    given({ ...states, mission: state(finished(), ...others) })
      .when(collect)
      .thenHappens(
        { mission: [{ ...collected(), spins: 5 }], wallet: [payment], spin: [grant(5)] },
        null,
      );
    const days = Array.from({ length: 9 }, (_, nth) => finished(dayAfter(today, nth - 9)));
    given({ ...states, mission: state(...days, finished(), ...others) })
      .when(collect)
      .thenHappens(
        { mission: [{ ...collected(), spins: 10 }], wallet: [payment], spin: [grant(10)] },
        null,
      );
  });

  test('collecting again is silent', () => {
    given({ ...states, mission: state(finished(), collected()) })
      .when(collect)
      .thenNothing(null);
  });

  test('before it is finished, and where its day is over without, it is refused', () => {
    given({ ...states, mission: state(advanced(9)) })
      .when(collect)
      .thenRefused('step-illegal', { step: 'open' });
    given({ ...states, mission: state() })
      .when((before) => decideCollectMission(before, { ...order, day: dayAfter(today, -1) }))
      .thenRefused('step-illegal', { step: 'missed' });
  });

  test('who timed out collects it later', () => {
    given({ ...states, protection: timedOut })
      .when(collect)
      .thenRefused('protected', { rule: 'time-out', until: '2026-11-21T19:00:00.000Z' });
  });

  test('one that the player was not drawn is not found, and nobody collects nothing', () => {
    given(states)
      .when((before) => decideCollectMission(before, { ...order, definition: undefined }))
      .thenRefused('not-found');
    given({ ...states, player: nobody })
      .when(collect)
      .thenRefused('not-signed-in');
  });
});

describe('saying a mission anew', () => {
  const from = '2026-11-22';
  const order = (id: MissionSet['id'], terms: MissionSet['terms'], day = from) => ({
    ...{ id, terms, from: day, by: 'staff_1', why: 'Too hard', at },
  });
  const off = { isOffered: false, goal: 5, prize: 60 };
  const set = (...asked: Parameters<typeof order>): MissionSet => ({
    type: 'mission.set',
    ...order(...asked),
  });
  const tables = (...events: MissionSet[]) => ({ missions: after(missionsKind, ...events) });

  test('it holds from its day on, and what was said for later holds no more', () => {
    const later = set('wins', { isOffered: true, goal: 9, prize: 1 }, '2026-11-23');
    given(tables(later))
      .when((states) => decideMission(states, order('wins', off)))
      .thenHappens({ missions: [set('wins', off)] }, { ok: true });
    const { missions } = tables(later, set('wins', off));
    expect(tableOn(missions, '2026-11-21').wins).toMatchObject({ isOffered: true, goal: 5 });
    expect(tableOn(missions, '2026-11-23').wins).toEqual(off);
  });

  test('what will be so is silent', () => {
    given(tables(set('wins', off)))
      .when((states) => decideMission(states, order('wins', off)))
      .thenNothing({ ok: true });
  });

  test('a day always has two to play and one among people', () => {
    const left = tables(set('wins', off), set('rounds', off));
    given(left)
      .when((states) => decideMission(states, order('games', off)))
      .thenRefused('body-invalid', {
        field: 'body.terms.isOffered',
        reason: 'too few are left',
      });
    given(tables(set('letter', off), set('message', off, '2026-11-25')))
      .when((states) => decideMission(states, order('favourite', off)))
      .thenRefused('body-invalid', {
        field: 'body.terms.isOffered',
        reason: 'too few are left',
      });
    given(tables(set('letter', off)))
      .when((states) => decideMission(states, order('favourite', off)))
      .thenHappens({ missions: [set('favourite', off)] }, { ok: true });
  });
});
