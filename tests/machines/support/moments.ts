import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { redact } from '../../../machines/app/redact';
import { isEntering, pathOf } from '../../../machines/app/tape';
import { differenceOf, fingerprint, plain, read } from '../../../model-tests/support/value';
import { placeOf } from '../../../model-tests/support/walk';

interface Change {
  before: AnyMachineSnapshot | undefined;
  after: AnyMachineSnapshot;
}

/** What one thing that entered did to the tree, by the path of whom it changed. */
interface Moment {
  entered: string;
  changes: Map<string, Change>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Secrets are told by the names of their fields. */
const field = (fields: Fields, name: string): unknown => redact({ [name]: fields[name] })[name];

/** Fields that are another value than before, without secrets: name, before, after. */
const changed = ({ before, after }: Change): [string, unknown, unknown][] => {
  const [was, is] = [(before?.context ?? {}) as Fields, (after.context ?? {}) as Fields];
  return Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name): [string, unknown, unknown] => [name, field(was, name), field(is, name)])
    .filter(([, one, other]) => plain(one) !== plain(other));
};

const lineOf = ([path, change]: [string, Change]): string => {
  if (change.before === undefined) return `  ${path} begins: ${placeOf(change.after.value)}`;
  const [from, to] = [change.before, change.after].map((at) => placeOf(at?.value));
  const fields = changed(change).map(
    ([name, was, is]) => `${name} = ${read(differenceOf(was, is))} · ${fingerprint(plain(is))}`,
  );
  return `  ${path}: ${[from === to ? `${to}` : `${from} → ${to}`, ...fields].join('; ')}`;
};

const isSame = (change: Change): boolean =>
  plain(change.before?.value) === plain(change.after.value) && changed(change).length === 0;

/** Watches a root: what each thing that enters after the start does to the tree, as plain text. */
export const createMoments = () => {
  const moments: Moment[] = [{ entered: 'the start', changes: new Map() }];
  const known = new Map<string, AnyMachineSnapshot>();
  return {
    /** The root's `inspect`. */
    inspect: (inspected: InspectionEvent): void => {
      const actor = inspected.actorRef as AnyActorRef;
      if (inspected.type === '@xstate.event') {
        const { event, sourceRef } = inspected;
        if (isEntering(actor, sourceRef, event.type))
          moments.push({ entered: `${pathOf(actor)} ${event.type}`, changes: new Map() });
      }
      if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
      const path = pathOf(actor);
      const after = inspected.snapshot as AnyMachineSnapshot;
      const { changes } = moments.at(-1) as Moment;
      changes.set(path, { before: changes.get(path)?.before ?? known.get(path), after });
      known.set(path, after);
    },
    /** A line for each thing that entered, and below it one for each actor that it changed. */
    lines: (): string[] =>
      moments
        .slice(1)
        .flatMap(({ entered, changes }) => [
          entered,
          ...[...changes].filter(([, change]) => !isSame(change)).map(lineOf),
        ]),
  };
};
