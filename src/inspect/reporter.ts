import type { AnyActorRef, InspectionEvent } from 'xstate';
import { createJournal } from '../../machines/app/journal';
import { redact } from '../../machines/app/redact';
import type { Start } from '../../machines/app/start';
import { pathOf, rootOf } from '../../machines/app/tape';
import { actorsOf, createTrace, pictureOf } from './picture';
import { type AppTab, CHANNEL, type Report, type Request } from './report';

/** Long enough for what one event sets off to go out as one report. */
const REPORT_EVERY_MS = 50;

export interface Reporter {
  /** The root's `inspect`. */
  inspect: (event: InspectionEvent) => void;
  /** Says goodbye and falls silent. */
  close: () => void;
}

/** A channel as the browser gives it; a test gives one without a browser. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/**
 * Keeps the journal of a root, and tells the inspector in another tab what happens in it. Nothing
 * is written or sent until an inspector follows. Secrets never leave the tab.
 */
export const openReporter = (
  start: Start,
  app: AppTab,
  channel: Channel = new BroadcastChannel(CHANNEL),
): Reporter => {
  const journal = createJournal(start);
  const trace = createTrace();
  let root: AnyActorRef | undefined;
  let followed = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  let told = 0;
  /** The snapshot of each actor that the inspector knows, by path. */
  let known = new Map<string, unknown>();

  const say = (report: Report) => channel.postMessage(report);
  const look = () => {
    const actors = root === undefined ? [] : actorsOf(root);
    const before = known;
    known = new Map(actors.map((actor) => [pathOf(actor), actor.getSnapshot()]));
    const recording = journal.recording();
    const entries = recording.entries.filter(({ n }) => n > told);
    told = recording.entries.at(-1)?.n ?? told;
    return {
      recording,
      entries,
      gone: [...before.keys()].filter((path) => !known.has(path)),
      actors: actors
        .filter((actor) => before.get(pathOf(actor)) !== actor.getSnapshot())
        .map((actor) => pictureOf(actor, trace.takenBy(actor))),
    };
  };
  const tellAll = () => {
    known = new Map();
    const { recording, actors } = look();
    say({ type: 'app.told', app: app.id, start: redact(start), recording, actors });
  };
  const tellChanges = () => {
    due = undefined;
    const { entries, gone, actors } = look();
    if (entries.length + gone.length + actors.length === 0) return;
    say({ type: 'app.changed', app: app.id, actors, gone, entries });
  };

  channel.onmessage = ({ data }: MessageEvent<Request>) => {
    if (data.type === 'apps.call') say({ type: 'app.opened', app });
    if (data.type !== 'app.follow' || data.app !== app.id) return;
    // Another inspector may follow already: what it has not heard would be left out for it.
    if (followed) tellChanges();
    followed = true;
    tellAll();
  };
  say({ type: 'app.opened', app });

  return {
    inspect: (inspected) => {
      root ??= rootOf(inspected.actorRef as AnyActorRef);
      if (inspected.type === '@xstate.event')
        journal.hear(inspected.sourceRef, inspected.actorRef as AnyActorRef, inspected.event);
      trace.inspect(inspected);
      if (followed && due === undefined) due = setTimeout(tellChanges, REPORT_EVERY_MS);
    },
    close: () => {
      clearTimeout(due);
      say({ type: 'app.closed', app: app.id });
      channel.close();
    },
  };
};
