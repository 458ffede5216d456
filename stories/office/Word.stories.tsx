import { freshAt } from '../../machines/office/office.rules';
import { desk, deskAt } from './support';

export default { title: 'machines/desk/words' };

const at = freshAt('words');
const open = {
  _id: 'suggestion_0001',
  lang: 'de',
  slug: 'Nav.Games',
  text: 'Buden',
  votes: 3,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const held = { ...open, _id: 'suggestion_0002', text: 'Zelte', lockedWhy: 'The name of a booth' };
const listed = { at, rows: [open, held], total: 2 };

export const Queue = desk(deskAt({}, listed), { at });
export const Locking = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      ...listed,
      deed: { name: 'lockWordingDue', id: open._id },
      values: { lang: open.lang, slug: open.slug, why: 'The name of a booth' },
    },
  ),
  { at },
);
const shut = { ...at, query: { ...at.query, filter: 'locked' } };
const phrase = { ...held, _id: 'de/Nav.Games', text: 'Spiele', votes: 0 };
export const Locked = desk(deskAt({}, { at: shut, rows: [phrase], total: 1 }), { at: shut });
export const Nothing = desk(deskAt({}, { at: shut }), { at: shut });
