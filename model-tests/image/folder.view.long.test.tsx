import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FolderImage } from '../../contract/image';
import { folderImages } from '../../contract/make/image';
import { feedOf } from '../../machines/activity/activities.rules';
import { route } from '../../machines/router/router.select';
import { useView } from '../../src/app/house';
import { Folder } from '../../src/views/image/Folder';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, go, member, press, shows, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { folderMarksWalk, folderWalk } from './folder.walk';

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
  const items: FolderImage[] = at(world, 'folder').context.list.items;
  const place = items.findIndex((item) => item.url === url) + 1;
  return press('checkbox', `Mark picture ${place} of ${items.length}`);
};

/** Deletes pictures: marked, asked about, deleted. */
const remove = (urls: readonly string[], world: World): boolean =>
  urls.every((url) => mark(url, world)) &&
  press('button', 'Delete') &&
  press('button', 'Delete them') &&
  answer(world, ['folderMarks.delete'], { type: 'folderMarks.deleted' });

const all = folderImages().map(({ url }) => url);
const ask = (world: World) => world.resident('folder').send({ type: 'list.retry' });

/** The list comes, at first or anew. */
const list = (urls: readonly string[], world: World): boolean => {
  if (!at(world, 'folder').matches({ open: 'loading' })) act(() => ask(world));
  const items = folderImages().filter(({ url }) => urls.includes(url));
  return answer(world, ['folder.list'], { type: 'list.listed', items, total: items.length });
};

const NONE = /no pictures/;
const left = 'a page that shows pictures says that it is left before the next one says whose';

test(
  'folder: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      folderWalk,
      {
        list: 'folder',
        rows: '[aria-roledescription=slide]',
        says: { empty: NONE, gone: NONE, failed: 'The pictures did not load' },
      },
      {
        view: <Pictures />,
        settle: () => undefined,
        by: {
          'list.visit': ({ query }, world) => visit(query?.of, world),
          'folder.added': ({ image }, world) => add(image, world),
          'folder.removed': ({ urls }, world) => remove(urls, world),
          'folder.outdated': tells('folder'),
        },
        sees: ({ context: { list, query } }) => {
          const isMine = query.of === 'me';
          expect(screen.queryAllByRole('checkbox', { hidden: true })).toHaveLength(
            isMine ? list.items.length : 0,
          );
          expect(screen.queryByLabelText('Add a picture') !== null).toBe(isMine);
        },
        without: {
          'folder.open list.visit[0]': left,
          'folder.open list.visit[1]': left,
        },
      },
    );
  },
  WALK_MS,
);

test(
  'folderMarks: every edge that the page reaches is walked on it',
  async () => {
    await walkView(folderMarksWalk, {
      resident: 'folderMarks',
      view: <Pictures />,
      start: () => member,
      by: {
        'folderMarks.visit': ({ of }, world) =>
          of === '' ? visit(undefined, world) : visit(of, world) && list(all, world),
        'folderMarks.listed': ({ urls }, world) => list(urls, world),
        'folderMarks.mark': ({ url }, world) => mark(url, world),
        'folderMarks.unmark': () => press('button', 'Unmark all'),
        'folderMarks.delete': () => press('button', 'Delete'),
        'folderMarks.confirm': () => press('button', 'Delete them'),
        'folderMarks.cancel': () => press('button', 'Keep them'),
        'folderMarks.deleted': 'folderMarks.delete',
        'folderMarks.refused': 'folderMarks.delete',
        'port.failed': 'folderMarks.delete',
      },
      offers: [
        { role: 'checkbox', name: /^Mark picture/, says: { type: 'folderMarks.mark', url: '' } },
        { role: 'button', name: 'Delete', says: { type: 'folderMarks.delete' } },
        { role: 'button', name: 'Delete them', says: { type: 'folderMarks.confirm' } },
        { role: 'button', name: 'Keep them', says: { type: 'folderMarks.cancel' } },
        { role: 'button', name: 'Unmark all', says: { type: 'folderMarks.unmark' } },
      ],
      sees: (marks) => {
        const { urls } = marks.context;
        const isAsked = marks.matches('confirming');
        const isDeleting = marks.matches('deleting');
        expect(document.querySelectorAll('input:checked')).toHaveLength(urls.length);
        expect(shows(`Delete ${urls.length} pictures for good?`)).toBe(isAsked || isDeleting);
        expect(control('button', 'Delete') !== undefined).toBe(
          urls.length > 0 && !isAsked && !isDeleting,
        );
      },
    });
  },
  WALK_MS,
);
