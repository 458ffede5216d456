import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Adapter, fill } from '../../machines/kit/port';
import { inspectorMachine } from '../../src/inspect/inspector.machine';
import { chosenActor, shownActors, shownEntries } from '../../src/inspect/inspector.select';
import type { InspectorEvent } from '../../src/inspect/inspector.words';
import type { ActorPicture } from '../../src/inspect/picture';

type Heard = { type: string };
type Silent = Adapter<unknown, never, Heard>;

const picture = (path: string, value: string): ActorPicture => ({
  path,
  systemId: undefined,
  machine: path.split('/').at(-1),
  source: path,
  status: 'active',
  value,
  active: [],
  tags: [],
  context: {},
  taken: [],
});

const entry = (n: number, type: string, to = 'app/lobby') => ({ n, at: 0, to, event: { type } });
const start = { at: 0, to: '/', consent: undefined, stored: {} };
const tab = { id: 'one', to: '/', at: 0 };
const told: InspectorEvent = {
  type: 'app.told',
  app: 'one',
  start,
  recording: {
    checkpoint: undefined,
    entries: [entry(1, 'lobby.found'), entry(2, 'clock.ticked'), entry(3, 'lobby.sort')],
  },
  actors: [picture('app/session', 'signedOut'), picture('app', 'running')],
};
const layout = { machine: 'session', width: 1, height: 1, boxes: [], lines: [] };

/** The inspector with ports that answer nothing; what they are told is kept. */
const anInspector = () => {
  const heard: Heard[] = [];
  const asked: unknown[] = [];
  const open: Silent = (input, _, hear) => {
    if (input !== undefined) asked.push(input);
    hear((command) => heard.push(command));
    return undefined;
  };
  const actors = Object.fromEntries(
    ['tabs', 'replay', 'layOut', 'file'].map((name) => [
      `inspector.${name}`,
      fill(`inspector.${name}`, open),
    ]),
  );
  const actor = createActor(inspectorMachine.provide({ actors: actors as never })).start();
  const tell = (...events: InspectorEvent[]) => {
    for (const event of events) actor.send(event);
    return actor.getSnapshot();
  };
  return { tell, heard, asked };
};

const shownAt = (n: number): InspectorEvent => ({
  type: 'moment.shown',
  moment: {
    n,
    actors: [picture('app', 'running'), picture('app/session', `at ${n}`)],
    followed: [],
  },
});

test('calls the tabs, follows the first that answers, and keeps its tree in order', () => {
  const { tell, heard } = anInspector();
  expect(tell().value).toEqual({ link: 'searching', time: 'live', chart: 'blank' });
  const following = tell({ type: 'app.opened', app: tab }, told);
  expect(heard).toEqual([{ type: 'apps.call' }, { type: 'app.follow', app: 'one' }]);
  expect(following.value).toEqual({ link: 'following', time: 'live', chart: 'laying' });
  expect(shownActors(following).map(({ path }) => path)).toEqual(['app', 'app/session']);
});

test('takes changes of the followed tab only', () => {
  const { tell } = anInspector();
  const change = (app: string, value: string): InspectorEvent => ({
    type: 'app.changed',
    app,
    actors: [picture('app/session', value)],
    gone: [],
    entries: [entry(4, `of.${app}`)],
  });
  const now = tell(
    { type: 'app.opened', app: tab },
    told,
    change('two', 'wrong'),
    change('one', 'signedIn'),
  );
  expect(chosenActor(now)?.value).toBe('signedIn');
  expect(shownEntries(now).map(({ event }) => event.type)).toEqual([
    'of.one',
    'lobby.sort',
    'lobby.found',
  ]);
});

test('steps back and forth among the entries that are shown, and returns to live', () => {
  const { tell, asked } = anInspector();
  tell({ type: 'app.opened', app: tab }, told, { type: 'inspector.back' });
  expect(asked.at(-1)).toMatchObject({ n: 3, start });
  tell(shownAt(3), { type: 'inspector.back' });
  expect(asked.at(-1)).toMatchObject({ n: 1 });
  const first = tell(shownAt(1));
  expect(first.can({ type: 'inspector.back' })).toBe(false);
  expect(chosenActor(first)?.value).toBe('at 1');
  const again = tell({ type: 'inspector.forth' }, shownAt(3));
  expect(again.can({ type: 'inspector.forth' })).toBe(false);
  expect(again.value).toMatchObject({ link: 'following', time: 'stepped' });
  const live = tell({ type: 'inspector.live' });
  expect(chosenActor(live)?.value).toBe('signedOut');
});

test('changes go on being kept while a moment is shown, and the moment stays', () => {
  const { tell } = anInspector();
  const now = tell(
    { type: 'app.opened', app: tab },
    told,
    { type: 'inspector.step', n: 1 },
    shownAt(1),
    {
      type: 'app.changed',
      app: 'one',
      actors: [picture('app/session', 'signedIn')],
      gone: [],
      entries: [],
    },
  );
  expect(chosenActor(now)?.value).toBe('at 1');
  expect(chosenActor(tell({ type: 'inspector.live' }))?.value).toBe('signedIn');
});

test('a journal that does not fit is said to, and live is still there', () => {
  const { tell } = anInspector();
  const failed = tell(
    { type: 'app.opened', app: tab },
    told,
    { type: 'inspector.step', n: 1 },
    { type: 'moment.refused', reason: 'other machines' },
  );
  expect(failed.hasTag('failed')).toBe(true);
  expect(failed.context.reason).toBe('other machines');
  expect(tell({ type: 'inspector.live' }).hasTag('failed')).toBe(false);
});

test('a chart is placed once, and choosing leaves the link alone', () => {
  const { tell, asked } = anInspector();
  tell({ type: 'app.opened', app: tab }, told, { type: 'chart.laid', layout });
  const questions = asked.length;
  const again = tell(
    { type: 'inspector.choose', path: 'app' },
    { type: 'inspector.choose', path: 'app/session' },
  );
  expect(again.value).toEqual({ link: 'following', time: 'live', chart: 'drawn' });
  expect(asked.slice(questions)).toEqual([{ machine: 'app' }]);
});

test('a closed tab leaves what it told; its reload is followed', () => {
  const { tell, heard } = anInspector();
  const left = tell({ type: 'app.opened', app: tab }, told, { type: 'app.closed', app: 'one' });
  expect(left.hasTag('offline')).toBe(true);
  expect(left.context.apps).toEqual([]);
  expect(left.can({ type: 'inspector.save' })).toBe(true);
  tell({ type: 'app.opened', app: { ...tab, id: 'two' } });
  expect(heard.at(-1)).toEqual({ type: 'app.follow', app: 'two' });
});

test('the filter hides ticks, and finds by event and actor', () => {
  const { tell } = anInspector();
  const types = (...events: InspectorEvent[]) =>
    shownEntries(tell(...events)).map(({ event }) => event.type);
  expect(types({ type: 'app.opened', app: tab }, told)).toEqual(['lobby.sort', 'lobby.found']);
  expect(types({ type: 'inspector.filter', filter: { ticks: true } })).toContain('clock.ticked');
  expect(types({ type: 'inspector.filter', filter: { type: 'SORT' } })).toEqual(['lobby.sort']);
  expect(types({ type: 'inspector.filter', filter: { actor: 'wallet' } })).toEqual([]);
});

test('a journal of a file is followed page by page; what is none says why, and nothing is lost', () => {
  const { tell, heard } = anInspector();
  tell({ type: 'app.opened', app: tab }, told, { type: 'inspector.open', url: 'blob:one' });
  expect(heard.at(-1)).toEqual({ type: 'journal.open', url: 'blob:one' });
  const refused = tell({ type: 'journal.refused', reason: 'It is a song' });
  expect([refused.context.refusal, refused.context.app]).toEqual(['It is a song', 'one']);
  const apps = [0, 1].map((page) => ({ id: `blob:two#${page}`, to: '/', at: page }));
  const opened = tell({ type: 'journal.opened', apps });
  expect(opened.matches({ link: 'asking' })).toBe(true);
  expect(heard.at(-1)).toEqual({ type: 'app.follow', app: 'blob:two#1' });
  expect([opened.context.refusal, opened.context.apps.length]).toEqual(['', 3]);
});
