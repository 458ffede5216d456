import { aFolderImage, folderImages } from '../../contract/make/image';
import { problem } from '../../contract/problems';
import { folderMachine } from '../../machines/image/folder.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const folderWalk = walk({
  machine: silent(folderMachine),
  inputs: [undefined],
  events: [
    { type: 'folder.visit', of: 'me' },
    { type: 'folder.visit', of: 'player_bob1' },
    { type: 'folder.visit', of: undefined },
    { type: 'folder.retry' },
    { type: 'folder.mark', url: aFolderImage(1).url },
    { type: 'folder.unmark' },
    { type: 'folder.delete' },
    { type: 'folder.confirm' },
    { type: 'folder.cancel' },
    { type: 'folder.look', at: 0 },
    { type: 'folder.look', at: 9 },
    { type: 'folder.lookAway' },
    { type: 'folder.added', image: aFolderImage(4) },
    { type: 'folder.listed', items: folderImages() },
    { type: 'folder.missing' },
    { type: 'folder.deleted' },
    { type: 'folder.refused', problem: problem('not-found') },
    { type: 'session.closed' },
    { type: 'port.failed', port: 'folder.list' },
  ],
  view: ({ context }) => [context.of, context.marked.length > 0],
});
