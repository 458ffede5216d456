import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dayAfter } from '../../contract/day.rules';
import { missionLifecycle } from '../../contract/lifecycles';
import {
  aCollectedMission,
  aFinishedMission,
  aMissedMission,
  aMission,
} from '../../contract/make/mission';
import { problem } from '../../contract/problems';
import { missionMachine } from '../../machines/mission/mission.machine';
import { decideAdvanceMissions, decideCollectMission } from '../../server/mission/mission.decider';
import {
  type MissionEvent,
  type MissionsState,
  missionKind,
} from '../../server/mission/mission.events';
import { stepOf } from '../../server/mission/mission.moves';
import { spinKind } from '../../server/spin/spin.events';
import { accept, refuse } from '../../server/store/decision';
import { unprotected } from '../../tests/support/protection';
import { ANN, NOW, player, purse } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';
import { silent } from '../support/silent';

const name = 'rounds';
const day = '2026-11-20';
const definition = { name, step: { deed: 'round', goal: 20 }, prize: 60 } as const;

/** A mission, and the day that it is for its player. */
interface Timed {
  missions: MissionsState;
  isOver: boolean;
}
type TimedEvent = MissionEvent | { type: 'time passed' };

const todayOf = ({ isOver }: Timed): string => (isOver ? dayAfter(day) : day);
const timed: Subject<Timed, 'finish' | 'expire' | 'collect', TimedEvent> = {
  initial: { missions: missionKind.initial, isOver: false },
  stepOf: (state) => stepOf(state.missions.days[day]?.[name], day, todayOf(state)),
  decide: {
    finish: ({ missions }) =>
      decideAdvanceMissions(
        { mission: missions },
        { day, reached: [{ name, tenth: 10, complete: true }], at: NOW },
      ),
    expire: (state) =>
      timed.stepOf(state) === 'open'
        ? accept({ mission: [{ type: 'time passed' as const }] }, null)
        : refuse(problem('step-illegal')),
    collect: (state) =>
      decideCollectMission(
        {
          mission: state.missions,
          player: player(),
          protection: unprotected,
          wallet: purse(),
          spin: spinKind.initial,
        },
        {
          id: `mission_${day}-${name}`,
          player: ANN,
          day,
          drawn: [name, 'wins', 'letter'],
          place: { game: 'game_wheel', stake: 20 },
          definition,
          movement: 'mission_m1',
          at: `${todayOf(state)}T20:00:00.000Z`,
        },
      ),
  },
  eventsOf: ({ mission: events = [] }: { mission?: TimedEvent[] }) => events,
  evolve: (state, event) =>
    event.type === 'time passed'
      ? { ...state, isOver: true }
      : { ...state, missions: missionKind.evolve(state.missions, event) },
};

test('a mission of a day takes exactly the steps of its table', () => {
  proveRefinement(missionLifecycle, [timed]);
});

test('the client collects only where the table takes it', () => {
  const taken = [aMission(), aMissedMission(), aFinishedMission(), aCollectedMission()].map(
    (mission) => {
      const actor = createActor(silent(missionMachine), { input: { mission } }).start();
      const snapshot = actor.getSnapshot();
      actor.stop();
      return [snapshot.value, snapshot.can({ type: 'mission.collect' })];
    },
  );
  expect(taken).toEqual([
    ['open', false],
    ['missed', false],
    ['finished', true],
    ['collected', false],
  ]);
});
