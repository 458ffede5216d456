import { folderImages } from '../../contract/make/image';
import type { FolderContext } from '../../machines/image/folder.machine';
import { viewerMachine } from '../../machines/image/viewer.machine';
import { Folder } from '../../src/views/image/Folder';
import { member } from '../support/evening';
import { picture } from '../support/picture';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/folder' };

const around = { house: member, deaf: ['folder'] } as const;
const items = folderImages().map((image, index) => {
  const drawn = picture(200 + index * 50);
  return { ...image, url: `${drawn}#${index}`, small: drawn };
});
const urls = items.map(({ url }) => url);
const view = <Folder of="me" />;
const folder = (state: string, given: Partial<FolderContext> = {}) =>
  resident('folder', { open: state }, { of: 'me', items, ...given });

export const Closed = storyOf(resident('folder', 'closed'), view, around);
export const Loading = storyOf(folder('loading', { items: [] }), view, around);
export const Shown = storyOf(folder('shown'), view, around);
export const Empty = storyOf(folder('shown', { items: [] }), view, around);
export const OfAnother = storyOf(
  folder('shown', { of: 'player_bob1' }),
  <Folder of="player_bob1" />,
  around,
);
export const EmptyOfAnother = storyOf(
  folder('shown', { of: 'player_bob1', items: [] }),
  <Folder of="player_bob1" />,
  around,
);
export const Marked = storyOf(folder('shown', { marked: urls.slice(0, 2) }), view, around);
export const Confirming = storyOf(folder('confirming', { marked: urls.slice(0, 1) }), view, around);
export const Deleting = storyOf(folder('deleting', { marked: urls.slice(0, 2) }), view, around);
export const Gone = storyOf(folder('gone', { items: [] }), view, around);
export const Failed = storyOf(folder('failed', { items: [] }), view, around);
export const Offline = storyOf(folder('failed', { items: [] }), view, {
  ...around,
  beside: [resident('connection', 'offline')],
});
const viewer = (state: string | object, at: number) =>
  mounted('viewer', 'viewer', viewerMachine, state as never, { at, count: items.length });
export const Viewed = storyOf(folder('viewed', { at: 1 }), view, {
  ...around,
  beside: [viewer({ open: 'resting' }, 1)],
});
export const InArabic = storyOf(folder('shown', { marked: urls.slice(0, 2) }), view, {
  ...around,
  direction: 'rtl',
});
