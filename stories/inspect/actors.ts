import type { ActorPicture } from '../../src/inspect/picture';

/** An actor of a story; what is not said of it is empty. */
export const anActor = (path: string, given: Partial<ActorPicture> = {}): ActorPicture => ({
  path,
  systemId: path.split('/').at(-1),
  machine: path.split('/').at(-1),
  source: path.split('/').at(-1) ?? path,
  status: 'active',
  value: '',
  active: [],
  tags: [],
  context: {},
  taken: [],
  ...given,
});

export const actors: readonly ActorPicture[] = [
  anActor('app', { value: 'running', systemId: undefined }),
  anActor('app/alerts', { value: 'listening' }),
  anActor('app/alerts/alert:3', { machine: 'alert', value: 'shown', systemId: undefined }),
  anActor('app/hub', { value: 'reconnecting.waiting', tags: ['offline'] }),
  anActor('app/lobby', { value: 'loading', tags: ['busy'] }),
  anActor('app/lobby/find', { machine: undefined, source: 'lobby.find', systemId: undefined }),
  anActor('app/session', {
    value: 'signedIn.fresh',
    active: ['session', 'session.signedIn', 'session.signedIn.fresh'],
    taken: ['session.signedIn token.stored[0]'],
  }),
  anActor('app/wallet', { value: 'failed', tags: ['failed'] }),
];
