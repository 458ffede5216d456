import type { AnyMachineSnapshot } from 'xstate';
import { edgesOf, meetingsOf, namingOf, type Step, stepOf, type Walk } from './walk';

/** A step from where a machine stands. */
export interface Leg extends Step {
  /** The place that it leaves, as it looks to the guards, with the event. */
  from: string;
  /** The place where it ends. */
  to: string;
  /** The state that it leaves, its edges and the state where it ends: two of a kind prove the same. */
  kind: string;
}

/** So many fresh pages are tried for a kind of step. */
const TRIES = 3;

/** What has been done of a walk, and what could not be. */
export class Progress {
  readonly #made = new Set<string>();
  /** What could not be brought about late on a page: it is left for the beginning of another. */
  readonly #put = new Set<string>();
  readonly #shut = new Set<string>();
  readonly #tries = new Map<string, number>();
  readonly #isThorough: boolean;
  steps = 0;

  /** Thorough: every event at every place, however many are of a kind. */
  constructor(isThorough = false) {
    this.#isThorough = isThorough;
  }

  /** For another start: what was made is, and what could not be may be now. */
  anew(): Progress {
    const anew = new Progress(this.#isThorough);
    for (const name of this.#made) anew.#made.add(name);
    anew.steps = this.steps;
    return anew;
  }

  copy(): Progress {
    const copy = this.anew();
    for (const from of this.#put) copy.#put.add(from);
    for (const from of this.#shut) copy.#shut.add(from);
    for (const [kind, tries] of this.#tries) copy.#tries.set(kind, tries);
    return copy;
  }

  isLeft({ kind, from }: Leg): boolean {
    if (this.#isThorough) return !this.#made.has(from);
    return !this.#made.has(kind) && (this.#tries.get(kind) ?? 0) < TRIES;
  }

  /** No way leads along it, on a page where nothing went before or on any. */
  isShut({ from }: Leg, isFresh: boolean): boolean {
    return this.#shut.has(from) || (!isFresh && this.#put.has(from));
  }

  make({ kind, from }: Leg): void {
    this.#made.add(kind).add(from);
    this.steps += 1;
  }

  shut({ from, kind }: Leg, isFresh: boolean): void {
    this.#put.add(from);
    if (!isFresh) return;
    this.#shut.add(from);
    this.#tries.set(kind, (this.#tries.get(kind) ?? 0) + 1);
  }
}

/** The ways of a machine: what a place leads to is found once, by the first that looks like it. */
export class Atlas {
  readonly #name: (at: AnyMachineSnapshot) => string;
  readonly #meetings: (at: AnyMachineSnapshot) => { type: string }[];
  readonly #edges: ReturnType<typeof edgesOf>;
  readonly #legs = new Map<string, Leg[]>();

  constructor(walk: Walk) {
    this.#name = namingOf(walk);
    this.#meetings = meetingsOf(walk);
    this.#edges = edgesOf(walk.machine);
  }

  /** A step from where the machine stands. */
  leg(at: AnyMachineSnapshot, event: { type: string }): Leg {
    const taken = at.machine.getTransitionData(at, event as never) ?? [];
    const edges = taken.flatMap((edge) => this.#edges.get(edge) ?? []);
    const step = stepOf(at, event);
    // Where it ends tells what was decided on the way.
    const kind = [at.value, ...edges, step.expected.value];
    return {
      ...step,
      from: `${this.#name(at)} ${JSON.stringify(event)}`,
      to: this.#name(step.expected),
      kind: JSON.stringify(kind),
    };
  }

  #legsFrom(place: string, at: AnyMachineSnapshot): Leg[] {
    const known = this.#legs.get(place);
    if (known !== undefined) return known;
    const legs = this.#meetings(at).map((event) => this.leg(at, event));
    this.#legs.set(place, legs);
    return legs;
  }

  /** The fewest steps to one that is left, that one too; none where nothing that is left is reached. */
  route(at: AnyMachineSnapshot, progress: Progress, isFresh: boolean): Leg[] {
    const start = this.#name(at);
    const seen = new Set([start]);
    const trips: { place: string; end: AnyMachineSnapshot; legs: Leg[] }[] = [
      { place: start, end: at, legs: [] },
    ];
    for (const { place, end, legs } of trips) {
      const open = this.#legsFrom(place, end).filter((leg) => !progress.isShut(leg, isFresh));
      const left = open.filter((leg) => progress.isLeft(leg));
      // What stays goes first: it leaves the rest to do.
      const found = left.find(({ to }) => to === place) ?? left[0];
      if (found !== undefined) return [...legs, found];
      for (const leg of open) {
        if (seen.has(leg.to)) continue;
        seen.add(leg.to);
        trips.push({ place: leg.to, end: leg.expected, legs: [...legs, leg] });
      }
    }
    return [];
  }
}
