import { freshAt } from '../../machines/office/office.rules';
import { desk, deskAt } from './support';

export default { title: 'machines/desk/reports' };

const at = freshAt('reports');
const held = {
  _id: 'report_0001',
  kind: 'letter',
  reason: 'spam',
  state: 'open',
  text: '',
  seen: { text: 'Free coins generator at coins-free.example', images: [] },
  isHidden: true,
  reported: 'DemoArlo',
  reportedId: 'player_0002',
  upheldBefore: 2,
  dismissedBefore: 0,
  createdAt: '2026-11-24T09:30:00.000Z',
};
const filed = {
  ...held,
  _id: 'report_0002',
  kind: 'picture',
  reason: 'insult',
  text: 'Look at what he drew.',
  seen: { text: '', images: ['/reported/image_0001.4f1c'] },
  isHidden: false,
  reporter: 'DemoMila',
  dismissedBefore: 3,
};
const upheld = { ...filed, state: 'upheld', isHidden: true, outcome: 'mute', why: 'It insults.' };
const rows = [held, filed];

export const Queue = desk(deskAt({}, { at, rows, total: 2 }), { at });
export const Deciding = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      at,
      rows,
      total: 2,
      deed: { name: 'judgeReportDue', id: 'report_0002' },
      values: { outcome: 'suspend', days: '7', why: 'It insults others.' },
    },
  ),
  { at },
);
const decided = { ...at, query: { ...at.query, filter: 'upheld' } };
export const Upheld = desk(deskAt({}, { at: decided, rows: [upheld], total: 1 }), { at: decided });
export const TakingBack = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      at: decided,
      rows: [upheld],
      total: 1,
      deed: { name: 'judgeReportDue', id: 'report_0002' },
      values: { outcome: 'dismiss', why: 'It was a quotation.' },
    },
  ),
  { at: decided },
);
const beside = {
  _id: 'report_0003',
  kind: 'message',
  reason: 'insult',
  state: 'upheld',
  outcome: 'mute',
  why: 'It insults others.',
  reported: 'DemoArlo',
  text: 'You fool',
  createdAt: '2026-11-20T09:30:00.000Z',
};
const line = (n: number, by: string, text: string, more: object = {}) => ({
  _id: `message_000${n}`,
  ...{ by, text, isReported: false, isHidden: false, at: `2026-11-24T09:2${n}:00.000Z` },
  ...more,
});
const whole = {
  ...filed,
  kind: 'message',
  text: 'He does it to everybody.',
  seen: { text: 'Go home, fool', images: [] },
  around: [
    line(1, 'DemoMila', 'Did anybody see the wheel?'),
    line(2, 'DemoArlo', 'Nobody asked you', { isHidden: true }),
    line(3, 'DemoArlo', 'Go home, fool', { isReported: true }),
    line(4, 'DemoMila', 'I would rather play.'),
  ],
  aboutThem: [beside],
  byReporter: [{ ...beside, _id: 'report_0004', state: 'open', reported: 'DemoGus' }],
};
const opened = { ...at, id: 'report_0002' };
const reading = (item: object) =>
  desk(deskAt({ item: 'read' }, { at: opened, rows, total: 2, item: item as never }), {
    at: opened,
  });
export const Whole = reading(whole);
export const HeldBack = reading({ ...held, around: [], aboutThem: [], byReporter: [] });
export const FirstOfBoth = reading({ ...whole, around: [], aboutThem: [], byReporter: [] });
export const Nothing = desk(deskAt({}, { at }), { at });
