import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type AnyStateMachine, type ContextFrom, createActor, type StateValue } from 'xstate';
import { appMachine } from '../../machines/app/app.machine';
import { machines } from '../../machines/app/whole';
import type { ControlName } from '../../machines/kit/controls';
import type { Paged } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import type { ResidentName } from '../../machines/kit/residents';
import { stageMachine } from '../../machines/stage/stage.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { type ContextOf, evening, member, type Place, type Places, type Words } from './evening';
import { frozenRoot } from './house';
import { type Child, type Still, still } from './still';
import styles from './story.module.css';

type Stills = Partial<Record<ResidentName, Still>>;

/** What a story is about, and where in the tree that stands. */
export interface Subject {
  still: Still;
  stills: Stills;
}

const names = Object.keys(machines) as ResidentName[];

/** Where a resident begins: of which the evening says nothing, that stands there. */
const first = <Name extends ResidentName>(name: Name): Place<Name> => {
  const { value, context } = createActor(machines[name] as AnyStateMachine).getSnapshot();
  return [value, context];
};
const placesOf = (language: string, words: Words) => {
  const said = evening(language, words);
  return Object.fromEntries(names.map((name) => [name, said[name] ?? first(name)])) as {
    readonly [Name in ResidentName]: Place<Name>;
  };
};
const quiet = placesOf('en-US', {});

const stand = <Name extends ResidentName>(
  name: Name,
  [value, context]: Place<Name>,
  children: Readonly<Record<string, Child>> = {},
): Still => still<AnyStateMachine>(machines[name] as never, value, context, children);

/** A resident in a state; what is not given is as on an ordinary evening. */
export const resident = <Name extends ResidentName>(
  name: Name,
  value: StateValue,
  context: Partial<ContextOf<Name>> = {},
  children: Readonly<Record<string, Child>> = {},
): Subject => {
  const here = stand(name, [value, Object.assign({}, quiet[name][1], context)], children);
  return { still: here, stills: { [name]: here } };
};

/** A list that is open in a state; each of its items has an actor, which stands as is said. */
export const seatedList = <Name extends ResidentName, Item extends { _id: string }>(
  name: Name,
  state: string,
  context: Partial<ContextOf<Name>> & { list: Paged<Item> },
  src: string,
  stillOf: (item: Item) => Still,
): Subject => {
  const { items } = context.list;
  const seats = items.map((item): [string, Child] => [
    `${src}:${item._id}`,
    { src, still: stillOf(item) },
  ]);
  const seated = items.map(({ _id }) => _id);
  return resident(name, { open: state }, { ...context, seated }, Object.fromEntries(seats));
};

/** The actor of the only item of a list that is shown, where it stands. */
export const onlyItem = <Name extends ResidentName, Item extends { _id: string }>(
  name: Name,
  src: string,
  item: Item,
  here: Still,
  context: Partial<ContextOf<Name>> = {},
): Subject => ({
  still: here,
  stills: seatedList(name, 'shown', { ...context, list: aPage([item]) }, src, () => here).stills,
});

/** A control in a state, mounted under its key; others may stand beside it. */
export const mounted = <Machine extends AnyStateMachine>(
  key: string,
  src: ControlName,
  machine: Machine,
  value: StateValue,
  context: ContextFrom<Machine>,
  beside: Readonly<Record<string, Child>> = {},
): Subject => {
  const here = still(machine, value, context);
  const children = { ...beside, [key]: { src, still: here } };
  const controls = Object.fromEntries(
    Object.entries(children).map(([id, child]) => [id, child.src as ControlName]),
  );
  return { still: here, stills: { stage: still(stageMachine, 'set', { controls }, children) } };
};

/** The root itself in a state, everything below it as on an ordinary evening. */
export const root = (value: 'near' | 'short' | 'whole'): Subject => ({
  still: still(
    appMachine,
    { running: value },
    {
      start: { at: 0, to: '/', consent: undefined, stored: {} },
      names,
      falls: {},
      down: [],
    },
  ),
  stills: {},
});

export interface Surroundings {
  /** Residents that stand elsewhere than on an ordinary evening. */
  house?: Partial<Places>;
  /** Subjects of other stories that are part of this one. */
  beside?: readonly Subject[];
  /** Residents that do not hear the view, which would lead them on. */
  deaf?: readonly ResidentName[];
  /** Waits for a part of the view that is loaded on demand. */
  play?: NonNullable<StoryObj['play']>;
  direction?: 'rtl';
}

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Waits until the part of the product that draws a control of this role has been loaded. */
export const shown = (canvas: Canvas, role: string): Promise<HTMLElement[]> =>
  canvas.findAllByRole(role);

interface StageProps {
  language: string;
  words: Words;
  subject: Subject;
  surroundings: Surroundings;
  children: ReactNode;
}

/** A place that many stories share may not break them all: there it stands as it begins. */
const standAt = <Name extends ResidentName>(name: Name, place: Place<Name>): Still => {
  const there = stand(name, place);
  return there.fault === undefined ? there : stand(name, first(name));
};

/** What makes the story one of no moment that exists: places shared by many have a test of theirs. */
const faultOf = ({ still: here, stills }: Subject, { house = {}, beside = [] }: Surroundings) => {
  const shared: Places = { ...evening('en-US', {}), ...member };
  const own = (Object.keys(house) as ResidentName[]).filter((name) => house[name] !== shared[name]);
  return [
    here,
    ...[stills, ...beside.map((other) => other.stills)].flatMap((each) => Object.values(each)),
    ...own.map((name) => stand(name, house[name] as Place<typeof name>)),
  ].find(({ fault }) => fault !== undefined)?.fault;
};

const stillsOf = ({ language, words, subject, surroundings }: Omit<StageProps, 'children'>) => {
  const places = { ...placesOf(language, words), ...surroundings.house };
  const ordinary = Object.fromEntries(
    names.map((name) => [name, standAt(name, places[name] as Place<typeof name>)]),
  ) as Record<ResidentName, Still>;
  const others = (surroundings.beside ?? []).map(({ stills }) => stills);
  return Object.assign(ordinary, ...others, subject.stills) as Record<ResidentName, Still>;
};

const Moment = (props: StageProps) => {
  const { subject, surroundings, children } = props;
  const [actor] = useState(() => frozenRoot(stillsOf(props), surroundings.deaf));
  const { says, spec } = subject.still.meaning;
  return (
    <RootHouse root={actor}>
      <p className={styles.says} lang="en" dir="ltr">
        <span>{says}</span>
        <span>{spec}</span>
      </p>
      {children}
    </RootHouse>
  );
};

/**
 * What a story's machines know, as JSON, to tell words that they brought from phrases; nothing where a story is
 * of words itself.
 */
const knownTo = (subject: Subject, surroundings: Surroundings): string | undefined =>
  [subject.stills, surroundings.house ?? {}].some((stills) => 'translations' in stills)
    ? undefined
    : JSON.stringify(stillsOf({ language: 'en-US', words: {}, subject, surroundings }));

/**
 * The story of one state: the real view over a frozen tree, under the sentence and the section
 * that the state's own meta gives. Right to left, it speaks Arabic.
 */
export const storyOf = (
  subject: Subject,
  view: ReactNode,
  surroundings: Surroundings = {},
): StoryObj => ({
  parameters: {
    layout: 'fullscreen',
    states: subject.still.states,
    fault: faultOf(subject, surroundings),
    known: knownTo(subject, surroundings),
  },
  render: (_, { globals, parameters }) => {
    if (parameters.fault !== undefined) throw new Error(parameters.fault as string);
    const language = globals.direction === 'rtl' ? 'ar' : 'en-US';
    return (
      <Moment
        key={language}
        language={language}
        words={(parameters.words as Words | undefined) ?? {}}
        subject={subject}
        surroundings={surroundings}
      >
        {view}
      </Moment>
    );
  },
  ...(surroundings.play !== undefined && { play: surroundings.play }),
  ...(surroundings.direction !== undefined && {
    globals: { direction: surroundings.direction },
  }),
});
