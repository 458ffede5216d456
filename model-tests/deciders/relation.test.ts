import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  choicesOf,
  type Relation,
  type RelationCommand,
  type RelationView,
  relationCommands,
  relationSeenBy,
  type Side,
} from '../../contract/relation.rules';
import { relationMachine } from '../../machines/relation/relation.machine';
import { decideRelation } from '../../server/relation/relation.decider';
import { type RelationState, relationKind } from '../../server/relation/relation.events';
import { silent } from '../support/silent';

const WAYS = 31;
const STEPS = 1_000_000;
const MINUTE = 60_000;
const start = Date.parse('2026-11-21T00:00:00.000Z');

/** A repeatable source of whole numbers below n. */
const chance = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** Who has asked or agreed since they were last apart: what must stand behind every bond. */
type Wishes = Record<Side, boolean>;

const wished = (wishes: Wishes, side: Side, command: RelationCommand, next: Relation): Wishes => {
  if (command === 'request' || command === 'accept') return { ...wishes, [side]: true };
  if (next.bond === 'strangers' || next.bond === 'blocked') return { low: false, high: false };
  return wishes;
};

const refutes = (relation: Relation, wishes: Wishes): boolean =>
  (relation.bond === 'friends' && !(wishes.low && wishes.high)) ||
  (relation.bond === 'requested' && !wishes[relation.by]);

test('a million commands of two players at random bind nobody who did not ask', () => {
  const below = chance(20_261_121);
  const seen = new Set<string>();
  const refusals = new Map<string, number>();
  let state: RelationState = relationKind.initial;
  let wishes: Wishes = { low: false, high: false };
  for (let step = 0; step < STEPS; step += 1) {
    const side: Side = below(2) === 0 ? 'low' : 'high';
    const command = relationCommands[below(relationCommands.length)] as RelationCommand;
    const now = new Date(start + step * MINUTE * 10).toISOString();
    const decision = decideRelation(state, side, command, now);
    if ('refused' in decision) {
      const { code } = decision.refused;
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      continue;
    }
    for (const event of decision.events.relation ?? []) {
      state = relationKind.evolve(state, event);
      wishes = wished(wishes, side, command, state.relation);
    }
    if (refutes(state.relation, wishes)) throw new Error(`${command} of ${side} bound a stranger`);
    seen.add(JSON.stringify(state.relation));
  }
  expect(seen.size).toBe(WAYS);
  expect([...refusals.keys()].sort()).toEqual(['not-found', 'request-too-soon', 'step-illegal']);
});

/** What the client's chart takes of a relation that it was told. */
const offeredOf = (relation: RelationView): RelationCommand[] => {
  const actor = createActor(silent(relationMachine), {
    input: { playerId: 'player_bob1', relation },
  }).start();
  const taken = relationCommands.filter((command) =>
    actor.getSnapshot().can({ type: `relation.${command}` }),
  );
  actor.stop();
  return taken;
};

test('the client offers exactly what the decider changes something by; on the hidden, nothing', () => {
  const places: RelationState[] = [relationKind.initial];
  const seen = new Set<string>();
  const now = new Date(start).toISOString();
  for (const state of places) {
    const key = JSON.stringify(state.relation);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const side of ['low', 'high'] as const) {
      const view = relationSeenBy(state.relation, side);
      const changing = relationCommands.filter((command) => {
        const decision = decideRelation({ ...state, declined: {} }, side, command, now);
        if ('refused' in decision) return false;
        const events = decision.events.relation ?? [];
        if (events.length > 0) places.push(events.reduce(relationKind.evolve, state));
        return events.length > 0;
      });
      expect([key, choicesOf(view)]).toEqual([key, changing]);
      expect([key, offeredOf(view)]).toEqual([key, view.bond === 'hidden' ? [] : changing]);
    }
  }
  expect(seen.size).toBe(WAYS);
});
