import { storageMachine } from '../../machines/storage/storage.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const storageWalk = walk({
  machine: silent(storageMachine),
  inputs: [undefined],
  events: [
    { type: 'storage.keep', key: 'palette', value: 'dark' },
    { type: 'storage.remember', key: 'playMode', value: 'coins' },
    { type: 'storage.drop', key: 'token' },
    { type: 'storage.changed', key: 'token', value: 'stored' },
    { type: 'storage.changed', key: 'token', value: null },
    { type: 'storage.changed', key: 'push', value: null },
    { type: 'storage.changed', key: 'palette', value: 'light' },
    { type: 'consent.allowed' },
    { type: 'consent.refused' },
  ],
  view: ({ context }) => context,
});
