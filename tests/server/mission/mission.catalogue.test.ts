import { expect, test } from 'vitest';
import { dayAfter } from '../../../contract/day.rules';
import { missionNames } from '../../../contract/mission';
import {
  drawnFor,
  MISSIONS_A_DAY,
  missionId,
  missionOf,
  sampleMissions,
} from '../../../server/mission/mission.catalogue';

const DAYS = 400;
const days = Array.from({ length: DAYS }, (_, at) => dayAfter('2026-01-01', at));
const company = ['message', 'letter', 'favourite'];

test('a day has three different missions, one of them among people', () => {
  for (const day of days) {
    const names = drawnFor(sampleMissions, 'player_ann1', day).map(({ name }) => name);
    expect(new Set(names).size).toBe(MISSIONS_A_DAY);
    expect(names.filter((name) => company.includes(name))).toHaveLength(1);
  }
});

test('they are the same whenever they are asked for, and differ by player and day', () => {
  const of = (player: string) => days.map((day) => drawnFor(sampleMissions, player, day));
  expect(of('player_ann1')).toEqual(of('player_ann1'));
  expect(of('player_ann1')).not.toEqual(of('player_ben1'));
});

test('every mission of the table is drawn, and a visit has a game', () => {
  const drawn = days.flatMap((day) => drawnFor(sampleMissions, 'player_ann1', day));
  expect([...new Set(drawn.map(({ name }) => name))].sort()).toEqual([...missionNames].sort());
  for (const { name, step } of drawn) expect(step.game !== undefined).toBe(name === 'visit');
});

test('none is done by a single press', () => {
  const drawn = days.flatMap((day) => drawnFor(sampleMissions, 'player_ann1', day));
  expect(Math.min(...drawn.map(({ step }) => step.goal))).toBe(2);
});

test('an id names a day and a mission, or nothing', () => {
  expect(missionOf(missionId('2026-11-24', 'wins'))).toEqual({ day: '2026-11-24', name: 'wins' });
  expect(missionOf('mission_2026-13-45-wins')).toBeUndefined();
  expect(missionOf('mission_wins')).toBeUndefined();
});
