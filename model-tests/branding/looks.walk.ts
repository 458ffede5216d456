import { aBootstrap } from '../../contract/make/branding';
import { looksMachine } from '../../machines/branding/looks.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const { app } = aBootstrap();
/** What is said there names no room. */
const said = (of: object | string, name = 'look') =>
  ({
    type: 'room.heard',
    room: '',
    name,
    body: typeof of === 'string' ? of : JSON.stringify(of),
  }) as const;

export const looksWalk = walk({
  machine: silent(looksMachine),
  inputs: [undefined],
  events: [
    said({ ...app, name: 'Luna' }),
    said({ ...app, name: 'Luna' }, 'message'),
    said({ ...app, color1: 'javascript:' }),
    said('{'),
    { type: 'room.missed', room: 'look' },
    { type: 'room.missed', room: 'home' },
    { type: 'looks.read', app: { ...app, name: 'Sol' } },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'looks.read' },
  ],
  view: () => undefined,
});
