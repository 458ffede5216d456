import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import * as z from 'zod/mini';
import {
  type AchievementKept,
  changeAchievement,
  countAchievement,
  makeAchievement,
} from '../../contract/achievement.desk';
import { deskMachine } from '../../machines/office/desk.machine';
import { deskPorts } from '../../machines/office/desk.words';
import { freshAt } from '../../machines/office/office.rules';
import { sampleAchievements } from '../../server/achievement/achievement.sample';
import { sampleMissions } from '../../server/mission/mission.catalogue';
import { AchievementSample } from '../../src/office/AchievementSample';
import { achievements } from '../../src/office/desks/achievement.desk';
import { missions } from '../../src/office/desks/mission.desk';
import { MissionSample } from '../../src/office/MissionSample';

afterEach(cleanup);

const change = achievements.deeds.find(({ name }) => name === 'changeAchievement');
const { values: blankOf, body: makes } = achievements.adds ?? {};
/** A desk whose ports answer nothing. */
const quiet = deskMachine.provide({
  actors: Object.fromEntries(
    Object.keys(deskPorts).map((name) => [name, fromCallback(() => undefined)]),
  ) as never,
});
const desk = (counted?: Record<string, number>) => {
  const at = freshAt('achievements');
  const { context, ...snapshot } = createActor(quiet, {
    input: { at },
  }).getPersistedSnapshot() as never as { context: object };
  return createActor(quiet, {
    snapshot: { ...snapshot, context: { ...context, counted } } as never,
    input: { at },
  });
};

test.each(Object.entries(sampleAchievements))(
  '%s that is typed and not changed is the same one',
  (_id, terms) => {
    const kept: AchievementKept = { _id, ...terms, reached: 0 };
    const typed = change?.values?.(kept) ?? {};
    const body = change?.body(_id, { ...typed, why: 'It is time' });
    expect(z.parse(changeAchievement.body!, body)).toEqual({ _id, terms, why: 'It is time' });
    const { counts } = change ?? {};
    expect(z.parse(countAchievement.body!, counts?.body(_id, typed))).toEqual({ _id, terms });
  },
);

const blank = {
  ...blankOf?.(undefined),
  ...{ name: 'Fair', description: 'Play {goal} rounds of {game}', steps: '5 round lantern-run' },
};
const isTaken = (values: object) =>
  z.safeParse(makeAchievement.body!, makes?.('', { ...blank, why: 'Why not', ...values })).success;

test('what is typed wrongly is no achievement', () => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ hours: '2', cost: '5', rebuyCost: '6' })).toBe(true);
  for (const wrong of [
    ...[
      { name: '' },
      { steps: '' },
      { steps: 'round' },
      { steps: '5 dance' },
      { steps: '0 round' },
    ],
    ...[{ prize: '' }, { prize: 'much' }, { hours: '2' }, { hours: 'long', cost: '1' }],
  ])
    expect([wrong, isTaken(wrong)]).toEqual([wrong, false]);
});

test('before it comes to be it is shown as players see it, with what it costs', () => {
  document.documentElement.lang = 'en';
  const shown = (values: object, counted?: Record<string, number>) => (
    <AchievementSample
      id=""
      values={{ ...blank, ...values }}
      take={() => undefined}
      desk={desk(counted)}
    />
  );
  const { rerender } = render(shown({}));
  const sample = screen.getByRole('region', { name: 'As players see it' });
  expect(sample.textContent).toContain('Play 5 rounds of lantern-run');
  expect(sample.textContent).toContain('It costs 50 coins each time');
  rerender(shown({}, { reached: 3, near: 4, begun: 10 }));
  expect(screen.getByRole('status').textContent).toContain(
    '3 have done all of it: they may collect 150 coins at once.',
  );
  expect(screen.getByRole('status').textContent).toContain('500 coins in all');
  // A card pays so much on average.
  rerender(shown({ typeId: 'neon-nights' }));
  expect(sample.textContent).not.toContain('It costs 50 coins');
  rerender(shown({ hours: '2', cost: '5', rebuyCost: '6' }));
  expect(sample.textContent).toContain('2 h, 5 coins to begin');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(shown({ prize: 'much' }));
  expect(sample.textContent).toBe(
    'As soon as all of it is typed, this shows it as players see it.',
  );
});

test('a mission is shown as players read it, and typed as it will be', () => {
  document.documentElement.lang = 'en';
  const [deed] = missions.deeds;
  const { rounds } = sampleMissions;
  const next = { terms: { ...rounds, goal: 15 }, from: '2026-11-26' };
  expect(deed?.values?.({ _id: 'rounds', ...rounds, next })).toMatchObject({ goal: '15' });
  const values = deed?.values?.({ _id: 'rounds', ...rounds }) ?? {};
  expect(deed?.body('rounds', { ...values, why: 'Why not' })).toEqual({
    ...{ _id: 'rounds', terms: rounds, why: 'Why not' },
  });
  const told = { done: 40, players: 30, drawn: 20, coins: 1_200 };
  const actor = desk(told).start();
  render(<MissionSample id="rounds" values={values} take={() => undefined} desk={actor} />);
  expect(screen.getByText('Play 20 rounds for coins')).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('it would have cost 1,200 coins');
  actor.send({ type: 'desk.ask', deed: { name: 'changeMission', id: 'rounds' }, values });
  fireEvent.click(screen.getByRole('button', { name: 'Count what it would cost' }));
  expect(actor.getSnapshot().matches({ deed: { asking: 'counting' } })).toBe(true);
});
