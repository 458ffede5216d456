import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  type InspectionEvent,
} from 'xstate';
import type { AppActor } from '../../machines/app/app.machine';
import type { PortName } from '../../machines/app/furnish';
import type { Start } from '../../machines/app/start';
import type { ResidentName } from '../../machines/kit/residents';
import { RootHouse } from '../../src/app/HouseProvider';
import { aWorld, type World } from '../../tests/machines/support/world';
import { parts } from '../../tests/support/parts';
import { LONG_MS } from '../../tests/support/patience';
import { answer, controls, isBehind, isOpen, type Role } from './hand';
import { Pages } from './page';
import { Atlas, type Leg, Progress } from './tour';
import { edgesOf, placeOf, type Walk, whole } from './walk';

/**
 * How an event comes about: the port that answers with it, or what is done on the page or around
 * it. False when there is no way to it now.
 */
type Deed<Event> = PortName | readonly PortName[] | ((event: Event, world: World) => boolean);

type Deeds<Event extends { type: string }> = {
  readonly [Type in Event['type']]?: Deed<Extract<Event, { type: Type }>>;
};

/** A control of the page and what it says to the machine, wherever it is shown. */
export interface Offer<Event> {
  role: Role;
  name: string | RegExp;
  says: Event;
  /** It may be closed for another reason than the machine's: a lock, an empty choice. */
  mayRest?: true;
}

/** How a machine's walk is driven by hand on its rendered views in the whole house. */
export interface ViewWalk<Input, Event extends { type: string }, Snapshot> {
  /** Who lives in the house under this name; a control is mounted under its key; others are found. */
  resident?: ResidentName;
  control?: string;
  actor?: (world: World) => unknown;
  view: ReactNode | ((input: Input) => ReactNode);
  /** What the house starts with, by the machine's own input. */
  start?: (input: Input) => Partial<Start>;
  /** What is answered before the first step. */
  settle?: (world: World, input: Input) => unknown;
  /** The event that has happened before the page is drawn; what would come before it is not walked. */
  drawnAfter?: Event['type'];
  /** Whatever is missing cannot be brought about. */
  by: Deeds<Event>;
  /** After these a page keeps what its machine does not tell of: the walk goes on on a fresh one. */
  last?: readonly Event['type'][];
  /** Checked after each step: open exactly while the machine takes what they say. */
  offers?: readonly Offer<Event>[];
  /** What the page must show of a snapshot. */
  sees: (snapshot: Snapshot, world: World, event?: Event) => void;
  /** Edges that no page leads along, by name, and why. */
  without?: Readonly<Record<string, string>>;
  /** Machines without a walk of their own that a person meets on this page: each takes an edge. */
  beside?: readonly string[];
}

type AnyViewWalk = ViewWalk<unknown, { type: string }, AnyMachineSnapshot>;

/** A walk draws hundreds of pages. */
export const WALK_MS = LONG_MS;

/** Draws what arrives in chunks until `found` and all others are there: from then on it is at once. */
export const fetchChunks = async (
  view: ReactNode,
  start: Partial<Start>,
  settle: (world: World) => void,
  found: () => Promise<unknown>,
): Promise<void> => {
  const world = aWorld(start);
  render(<RootHouse root={world.app as AppActor}>{view}</RootHouse>);
  act(() => settle(world));
  await found();
  // What was asked for beside it would come in the middle of a walk, which asks for it no more.
  await vi.dynamicImportSettled();
  cleanup();
  world.app.stop();
};

const actorOf = ({ resident, control = '', actor }: AnyViewWalk, world: World) => {
  const mounted = () => world.resident('stage').getSnapshot().children[control];
  const living = resident === undefined ? mounted() : world.resident(resident);
  const found = actor === undefined ? living : actor(world);
  if (found === undefined) throw new Error(`Nobody lives at '${resident ?? control}'`);
  return found as Actor<AnyStateMachine>;
};

const bring = (
  deed: Deed<{ type: string }> | undefined,
  event: { type: string },
  world: World,
): boolean => {
  if (deed === undefined) return false;
  if (typeof deed === 'function') return deed(event, world);
  return answer(world, typeof deed === 'string' ? [deed] : deed, event);
};

/** An open control takes a press that the machine takes, and no other one is open. */
const checkOffers = (
  offers: readonly Offer<{ type: string }>[],
  snapshot: AnyMachineSnapshot,
): void => {
  for (const { role, name, says, mayRest } of offers)
    for (const element of controls(role, name)) {
      if (isBehind(element)) continue;
      const told = { control: element.textContent, at: snapshot.value };
      if (isOpen(element) || mayRest === undefined)
        expect({ ...told, open: isOpen(element) }).toEqual({ ...told, open: snapshot.can(says) });
    }
};

/** What fails says after which steps. */
const after = (trail: readonly string[], check: () => void): void => {
  try {
    check();
  } catch (fault) {
    if (fault instanceof Error) fault.message = `after ${trail.join(', ')}: ${fault.message}`;
    throw fault;
  }
};

/** What the walk of a page has met. */
interface Met {
  /** Edges of the machine, by name. */
  edges: Set<string>;
  /** Every machine of the house that took an edge. */
  machines: Set<string>;
  pages: Pages;
}

export const nothingMet = (): Met => ({
  edges: new Set(),
  machines: new Set(),
  pages: new Pages(),
});

/** Where a walk begins, and what ways there are from there. */
interface Tour {
  atlas: Atlas;
  input: unknown;
  first: AnyMachineSnapshot;
}

/** A page of its own after so many steps: what went before is told when one fails. */
const TOUR_STEPS = 40;

/** Draws a page of its own; what it and its house come to is noted as it comes. */
const drawPage = (described: AnyViewWalk, input: unknown, met: Met) => {
  const { view, start, settle, offers = [], sees } = described;
  const world = aWorld(start?.(input));
  const drawn = typeof view === 'function' ? view(input) : view;
  render(<RootHouse root={world.app as AppActor}>{drawn}</RootHouse>);
  act(() => {
    settle?.(world, input);
  });
  const actor = actorOf(described, world);
  const names = edgesOf(actor.logic);
  world.app.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return;
    met.machines.add((inspected.actorRef as typeof actor).logic.id);
    if (inspected.actorRef !== actor) return;
    for (const taken of inspected._transitions) {
      const name = names.get(taken);
      if (name !== undefined) met.edges.add(name);
    }
  });
  const look = (event?: { type: string }): void => {
    const snapshot = actor.getSnapshot();
    checkOffers(offers, snapshot);
    met.pages.note(placeOf(snapshot.value));
    sees(snapshot, world, event);
  };
  look();
  return { world, actor, look };
};

/**
 * Walks on one page as long as there is a kind of step that none has made. Nothing left to begin
 * with: `undefined`.
 */
const walkPage = (
  described: AnyViewWalk,
  { atlas, input, first }: Tour,
  before: Progress,
  met: Met,
): Progress | undefined => {
  const { by, last = [] } = described;
  const progress = before.copy();
  let route = atlas.route(first, progress, true);
  if (route.length === 0) return undefined;
  const { world, actor, look } = drawPage(described, input, met);
  const trail: string[] = [];
  let at = first;
  let isFresh = true;
  const isBrought = ({ event, wait, expected }: Leg): boolean => {
    if (wait === undefined) {
      if (!bring(by[event.type], event, world)) return false;
    } else act(() => world.clock.increment(wait));
    const so = [...trail, event.type];
    try {
      expect({ trail: so, ...whole(actor.getSnapshot()) }).toEqual({
        trail: so,
        ...whole(expected),
      });
    } catch (fault) {
      // What went before may have kept it from the machine, or done it already: a fresh page tells.
      if (isFresh) throw fault;
      return false;
    }
    trail.push(event.type);
    after(trail, () => look(event));
    return true;
  };
  for (let planned = route.shift(); planned !== undefined; planned = route.shift()) {
    const stood = actor.getSnapshot();
    const leg = atlas.leg(at, planned.event);
    if (isBrought(leg)) {
      progress.make(leg);
      at = leg.expected;
      // Two that look alike may lead elsewhere.
      const isAsPlanned = leg.to === planned.to && leg.kind === planned.kind;
      if (!isAsPlanned) progress.shut(route.at(-1) ?? planned, true);
      if (isAsPlanned && route.length > 0 && !last.includes(leg.event.type)) continue;
    } else {
      progress.shut(planned, isFresh);
      // What was tried in vain has left it as it was, or another page is needed.
      if (actor.getSnapshot() !== stood) break;
    }
    isFresh = false;
    const isOver = trail.length >= TOUR_STEPS || last.includes(trail.at(-1) ?? '');
    route = isOver ? [] : atlas.route(at, progress, false);
  }
  world.app.stop();
  return progress;
};

/**
 * The same on a page that has all its parts: where one was asked for on the way, what was seen before
 * it came is forgotten, a fault too, and it is walked again.
 */
const walkWhole = async (
  described: AnyViewWalk,
  tour: Tour,
  before: Progress,
  met: Met,
): Promise<Progress | undefined> => {
  for (;;) {
    const { asked } = parts;
    const seen = nothingMet();
    let progress: Progress | undefined;
    try {
      progress = walkPage(described, tour, before, seen);
    } catch (fault) {
      if (parts.asked === asked) throw fault;
    } finally {
      cleanup();
    }
    // What a page has still to do keeps it and its house: hundreds of them would be kept at once.
    await vi.dynamicImportSettled();
    if (parts.asked !== asked) continue;
    for (const edge of seen.edges) met.edges.add(edge);
    for (const machine of seen.machines) met.machines.add(machine);
    met.pages.add(seen.pages);
    return progress;
  }
};

/** The edges of a machine that no page has met. */
const unreachedOf = (machine: AnyStateMachine, { edges }: Met): string[] =>
  [...edgesOf(machine).values()].filter((name) => !edges.has(name));

/**
 * Takes down what a walk has met, beside its test. Red when the edges that no page reaches are
 * others than those of `without`, or when one that is met `beside` it was not.
 */
export const takeDown = (
  machine: AnyStateMachine,
  met: Met,
  { without = {}, beside = [] }: Pick<AnyViewWalk, 'without' | 'beside'>,
): void => {
  const { machines, pages } = met;
  const all = edgesOf(machine).size;
  const unreached = unreachedOf(machine, met).toSorted();
  for (const name of unreached)
    console.log(`not reached on the page: ${name} (${without[name] ?? 'no reason is given'})`);
  expect(unreached).toEqual(Object.keys(without).toSorted());
  expect(beside.filter((name) => !machines.has(name))).toEqual([]);
  const head = [
    `edges ${all - unreached.length}/${all}`,
    ...(unreached.length > 0 ? [`without ${unreached.join(', ')}`] : []),
    ...(beside.length > 0 ? [`beside ${beside.join(', ')}`] : []),
  ].join(' | ');
  expect(`${head}\n${String(pages)}`).toMatchSnapshot(machine.id);
};

/** A walk by the types that its page needs: a machine's own would leave the table untyped. */
export interface Walked<Input, Event, Snapshot> {
  machine: AnyStateMachine;
  inputs: readonly Input[];
  events: readonly Event[];
  view: (snapshot: Snapshot) => unknown;
  offers?: (event: Event, snapshot: Snapshot) => boolean;
}

/** Walks on pages what they offer; keeps the edges that were taken. */
const walkHouse = async (walk: Walk, described: AnyViewWalk, met: Met, isThorough: boolean) => {
  // No way must lead by what cannot be brought about.
  const { by, drawnAfter, without = {} } = described;
  const events = walk.events.filter(({ type }) => by[type] !== undefined);
  const begun = walk.inputs.map((input) => placeOf(getInitialSnapshot(walk.machine, input).value));
  const offers: Walk['offers'] = (event, snapshot) =>
    (walk.offers?.(event, snapshot) ?? true) &&
    // What begins otherwise was over before there was a page.
    (drawnAfter === undefined ||
      (event as { type: string }).type === drawnAfter ||
      !begun.includes(placeOf(snapshot.value)));
  const atlas = new Atlas({ ...walk, events, offers });
  let progress = new Progress(isThorough);
  let pages = 0;
  for (const input of walk.inputs) {
    const first = getInitialSnapshot(walk.machine, input);
    progress = progress.anew();
    while (!isThorough || unreachedOf(walk.machine, met).some((name) => !(name in without))) {
      const made = await walkWhole(described, { atlas, input, first }, progress, met);
      if (made === undefined) break;
      progress = made;
      pages += 1;
    }
  }
  return { pages, steps: progress.steps };
};

/**
 * Walks every edge that the page gives a way to, from every state, and prints what it came to;
 * again in each other house, where what came before the first step differs. Red when the edges
 * that no page reaches are others than those of `without`.
 */
export const walkView = async <Input, Event extends { type: string }, Snapshot>(
  walked: Walked<Input, Event, Snapshot>,
  described: ViewWalk<Input, Event, Snapshot>,
  ...others: Partial<ViewWalk<Input, Event, Snapshot>>[]
): Promise<void> => {
  // A chunk on its way when the page's DOM goes would be broken for every test file behind.
  onTestFinished(() => vi.dynamicImportSettled());
  // What a walk that was red before has left would be taken down with this one's pages.
  cleanup();
  const walk = walked as unknown as Walk;
  const met = nothingMet();
  const houses = [described, ...others.map((other) => ({ ...described, ...other }))];
  const counts: { pages: number; steps: number }[] = [];
  for (const house of houses)
    counts.push(await walkHouse(walk, house as unknown as AnyViewWalk, met, false));
  // An edge that a machine takes by itself may need one place of many that look alike.
  for (const house of houses)
    counts.push(await walkHouse(walk, house as unknown as AnyViewWalk, met, true));
  const steps = counts.reduce((sum, count) => sum + count.steps, 0);
  const pages = counts.reduce((sum, count) => sum + count.pages, 0);
  console.table({ [walk.machine.id]: { pages, steps } });
  takeDown(walk.machine, met, described);
};
