import { type AnyActorRef, createActor, type InspectionEvent, SimulatedClock } from 'xstate';
import { TOKEN_LIFETIME_MS } from '../../../contract/limits';
import { aToken } from '../../../contract/make/token';
import { type Adapters, lateArrived, type PortName, ports } from '../../../machines/app/furnish';
import { createJournal, type Journal } from '../../../machines/app/journal';
import type { Start } from '../../../machines/app/start';
import { overhear, type Span } from '../../../machines/app/tape';
import { wholeApp } from '../../../machines/app/whole';

/** A port in flight: what it was asked, and the way to answer it. */
export interface Question {
  port: PortName;
  input: unknown;
  answer: (fact: { type: string }) => void;
  /** What it was told while it was open. */
  heard: { type: string }[];
}

/** The whole root with ports that wait until the test answers them. */
export interface World {
  app: AnyActorRef;
  clock: SimulatedClock;
  journal: Journal;
  start: Start;
  questions: Question[];
  /** Every port that was asked since the start, in order. */
  asks: PortName[];
  /** The newest open question of a port. */
  asked: (port: PortName) => Question;
  resident: (name: string) => AnyActorRef;
}

/** A planted secret stands in everything that must not be found in a journal. */
export const SECRET = 'Planted9';

export const token = (at = 0): string =>
  aToken({ sid: SECRET, iat: at / 1_000, exp: (at + TOKEN_LIFETIME_MS) / 1_000 }, SECRET);

export const aStart = (given: Partial<Start> = {}): Start => ({
  at: 0,
  to: '/',
  consent: undefined,
  stored: {},
  ...given,
});

/** A root that is built, which most of a start costs, and where its ports ask now. */
interface Built {
  machine: ReturnType<typeof wholeApp>;
  questions: Question[];
  asks: PortName[];
}

const build = (): Built => {
  const built: Pick<Built, 'questions' | 'asks'> = { questions: [], asks: [] };
  const adapters = Object.fromEntries(
    (Object.keys(ports) as PortName[]).map((port) => [
      port,
      (input: unknown, answer: Question['answer'], hear: (listen: unknown) => void) => {
        const { questions } = built;
        const question: Question = { port, input, answer, heard: [] };
        hear((command: { type: string }) => question.heard.push(command));
        questions.push(question);
        built.asks.push(port);
        return () => questions.splice(questions.indexOf(question), 1);
      },
    ]),
  ) as unknown as Adapters;
  return Object.assign(built, { machine: wholeApp(adapters) });
};

const endless: Span = {
  entries: Number.POSITIVE_INFINITY,
  ms: Number.POSITIVE_INFINITY,
  forgets: false,
};

/** Those whose world has stopped: the next one starts in them. */
const free: Built[] = [];

interface Terms {
  /** Of the journal; without it, it is never too long. */
  span?: Partial<Span>;
  /** The late residents are there. */
  isWhole?: boolean;
  /** It is the only tab. */
  isAlone?: boolean;
  /** Sees every step. */
  watch?: (inspected: InspectionEvent) => void;
}

/** Starts the root; nothing answers by itself, but the late residents are there unless told. */
export const aWorld = (
  given: Partial<Start> = {},
  { span, isWhole = true, isAlone = true, watch }: Terms = {},
): World => {
  const start = aStart(given);
  const built = free.pop() ?? build();
  const questions: Question[] = [];
  const asks: PortName[] = [];
  Object.assign(built, { questions, asks });
  const clock = new SimulatedClock();
  const journal = createJournal(start, { ...endless, ...span });
  const app = createActor(built.machine, {
    input: start,
    clock,
    ...(watch !== undefined && { inspect: watch }),
  });
  overhear(app, journal.hear);
  app.subscribe({ complete: () => free.push(built) });
  app.start();
  if (isWhole) questions.find(({ port }) => port === 'late.load')?.answer(lateArrived);
  // One tab, unless told.
  if (isAlone) questions.find(({ port }) => port === 'tabs.lead')?.answer({ type: 'tabs.alone' });
  return {
    app,
    clock,
    journal,
    start,
    questions,
    asks,
    asked: (port) => {
      const question = questions.findLast((open) => open.port === port);
      if (question === undefined) throw new Error(`Nobody asks '${port}'`);
      return question;
    },
    resident: (name) => app.system.get(name) as AnyActorRef,
  };
};

/**
 * The hub of a world that leads connects for the first time, and listens: from the next message, or
 * from those after a number.
 */
export const connect = (world: World, given: { after?: number } = {}): void => {
  world.asked('hub.connection').answer({ type: 'hub.opened' });
  const sequence = given.after ?? 0;
  const resumed = { type: 'hub.resumed', ...given, sequence, missed: 0, reset: false };
  world.asked('hub.connection').answer(resumed);
};
