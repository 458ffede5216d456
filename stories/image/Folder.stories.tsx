import { folderImages } from '../../contract/make/image';
import type { FolderWords } from '../../machines/image/folder.words';
import { viewerMachine } from '../../machines/image/viewer.machine';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aList, aPage } from '../../machines/kit/list.sample';
import { Folder } from '../../src/views/image/Folder';
import { member } from '../support/evening';
import { picture } from '../support/picture';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/folder' };

const around = { house: member, deaf: ['folder', 'folderMarks'] } as const;
const items = folderImages().map((image, index) => {
  const drawn = picture(200 + index * 50);
  return { ...image, url: `${drawn}#${index}`, small: drawn };
});
const urls = items.map(({ url }) => url);
const view = <Folder of="me" />;
const folder = (state: string, given: Partial<ListContext<FolderWords>> = {}, of = 'me') =>
  resident('folder', { open: state }, { ...aList({ of }, items), ...given });
const none = { list: noPages };
const marks = (state: string, count: number, of = 'me') =>
  resident('folderMarks', state, { of, urls: urls.slice(0, count) });
const beside = (...residents: ReturnType<typeof marks>[]) => ({
  ...around,
  beside: [marks('choosing', 0), ...residents],
});
const mine = beside();
const another = beside(marks('choosing', 0, 'player_bob1'));

export const Closed = storyOf(resident('folder', 'closed'), view, around);
export const Loading = storyOf(folder('loading', none), view, mine);
export const Shown = storyOf(folder('shown'), view, mine);
export const Empty = storyOf(folder('empty', none), view, mine);
export const OfAnother = storyOf(
  folder('shown', {}, 'player_bob1'),
  <Folder of="player_bob1" />,
  another,
);
export const EmptyOfAnother = storyOf(
  folder('empty', none, 'player_bob1'),
  <Folder of="player_bob1" />,
  another,
);
export const Outdated = storyOf(folder('outdated'), view, mine);
export const Gone = storyOf(folder('gone', none), view, mine);
export const Failed = storyOf(folder('failed', none), view, mine);
export const Offline = storyOf(
  folder('failed', none),
  view,
  beside(resident('connection', 'offline') as never),
);
// A folder comes whole: only a server that counts more than it gives leads to these.
export const LoadingMore = storyOf(
  folder('loadingMore', { list: { ...aPage(items), total: 120 } }),
  view,
  mine,
);
export const CutShort = storyOf(
  folder('cutShort', { list: { ...aPage(items), total: 120 } }),
  view,
  mine,
);
const viewer = (state: string | object, at: number) =>
  mounted('viewer', 'viewer', viewerMachine, state as never, { at, count: items.length });
export const Viewed = storyOf(
  folder('shown'),
  view,
  beside(viewer({ open: 'resting' }, 1) as never),
);
export const InArabic = storyOf(folder('shown'), view, {
  ...beside(marks('choosing', 2)),
  direction: 'rtl',
});
