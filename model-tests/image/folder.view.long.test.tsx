import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FolderImage } from '../../contract/image';
import { feedOf } from '../../machines/router/router.rules';
import { route } from '../../machines/router/router.select';
import { useView } from '../../src/app/house';
import { Folder } from '../../src/views/image/Folder';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, go, member, press, shows, signOut } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { folderWalk } from './folder.walk';

// This DOM has no addresses for files.
beforeEach(() => vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:one' }));
afterEach(() => vi.unstubAllGlobals());

/** The part of a profile's page that shows the pictures. */
const Pictures = () => {
  const of = useView('router', (router) => feedOf(route(router)));
  return of === undefined ? null : <Folder key={of} of={of} />;
};

const visit = (of: string | undefined, world: World): boolean => {
  const isMember = at(world, 'session').matches('signedIn');
  const to = of === undefined ? '/' : `/profile/${of}`;
  const isThere = at(world, 'router').context.route.path === to;
  return !isThere && (of !== 'me' || isMember) && go(world, to);
};

/** Uploads a picture: chosen, read, sent, taken. */
const add = (image: FolderImage, world: World): boolean => {
  const chooser = screen.queryByLabelText('Add a picture');
  if (chooser === null) return false;
  act(() => {
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'one.jpg')] } });
  });
  return (
    answer(world, ['upload.open'], { type: 'upload.read', width: 800, height: 600 }) &&
    press('button', 'Use this picture') &&
    answer(world, ['upload.send'], { type: 'upload.done', image })
  );
};

const mark = (url: string, world: World): boolean => {
  const items: FolderImage[] = at(world, 'folder').context.items;
  const place = items.findIndex((item) => item.url === url) + 1;
  return press('checkbox', `Mark picture ${place} of ${items.length}`);
};

const left = 'a page that shows pictures says that it is left before the next one says whose';

test(
  'folder: every edge that the page reaches is walked on it',
  () => {
    walkView(folderWalk, {
      resident: 'folder',
      view: <Pictures />,
      start: () => member,
      by: {
        'session.closed': (_, world) => signOut(world),
        'folder.visit': ({ of }, world) => visit(of, world),
        'folder.retry': () => press('button', 'Try again'),
        'folder.mark': ({ url }, world) => mark(url, world),
        'folder.unmark': () => press('button', 'Unmark all'),
        'folder.delete': () => press('button', 'Delete'),
        'folder.confirm': () => press('button', 'Delete them'),
        'folder.cancel': () => press('button', 'Keep them'),
        'folder.look': ({ at: place }) =>
          press('button', new RegExp(`^Open picture ${place + 1} of`)),
        'folder.lookAway': () => press('button', 'Close'),
        'folder.added': ({ image }, world) => add(image, world),
        'folder.listed': 'folder.list',
        'folder.missing': 'folder.list',
        'folder.deleted': 'folder.delete',
        'folder.refused': 'folder.delete',
        'port.failed': ['folder.list', 'folder.delete'],
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'folder.retry' } },
        { role: 'button', name: /^Open picture 1 /, says: { type: 'folder.look', at: 0 } },
        { role: 'checkbox', name: /^Mark picture/, says: { type: 'folder.mark', url: '' } },
        { role: 'button', name: 'Delete', says: { type: 'folder.delete' } },
        { role: 'button', name: 'Delete them', says: { type: 'folder.confirm' } },
        { role: 'button', name: 'Keep them', says: { type: 'folder.cancel' } },
        { role: 'button', name: 'Unmark all', says: { type: 'folder.unmark' } },
      ],
      sees: (folder) => {
        const { items, marked, of } = folder.context;
        const isMine = of === 'me';
        expect(document.querySelectorAll('ul > li')).toHaveLength(items.length);
        expect(screen.queryAllByRole('checkbox', { hidden: true })).toHaveLength(
          isMine ? items.length : 0,
        );
        expect(document.querySelectorAll('input:checked')).toHaveLength(marked.length);
        const isAsked = folder.matches({ open: 'confirming' });
        const isDeleting = folder.matches({ open: 'deleting' });
        expect(shows(`Delete ${marked.length} pictures for good?`)).toBe(isAsked || isDeleting);
        expect(control('button', 'Delete') !== undefined).toBe(
          marked.length > 0 && !isAsked && !isDeleting,
        );
        expect(shows('The pictures did not load')).toBe(folder.matches({ open: 'failed' }));
        expect(screen.queryByLabelText('Add a picture') !== null).toBe(isMine);
        expect(document.querySelector('dialog[open]') !== null).toBe(
          folder.matches({ open: 'viewed' }),
        );
        expect(document.querySelector('[aria-busy=true]') !== null).toBe(
          isDeleting || (folder.matches({ open: 'loading' }) && items.length === 0),
        );
        expect(shows(/no pictures/)).toBe(
          of !== '' &&
            items.length === 0 &&
            !folder.matches({ open: 'loading' }) &&
            !folder.matches({ open: 'failed' }),
        );
      },
      without: {
        'folder.open folder.visit[0]': left,
        'folder.open folder.visit[1]': left,
      },
    });
  },
  WALK_MS,
);
