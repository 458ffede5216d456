import { freshAt } from '../../machines/office/office.rules';
import { blank, typedOf } from '../../src/office/advertisementDraft';
import { desk, deskAt } from './support';

export default { title: 'machines/desk/advertisements' };

const at = freshAt('advertisements');
const shown = {
  _id: 'advertisement_0001',
  name: 'Winter at the pier',
  type: 'image',
  placements: ['lobby', 'profile'],
  loads: 1_204,
  clicks: 37,
  isEnded: false,
};
const ended = {
  ...shown,
  _id: 'advertisement_0002',
  name: 'Autumn',
  type: 'HTML/JS',
  isEnded: true,
};
const listed = { at, rows: [shown, ended], total: 2 };
const ending = {
  deed: { name: 'endAdvertisementKept', id: shown._id },
  values: { why: 'The season is over' },
};

export const Queue = desk(deskAt({}, listed), { at });
export const Ending = desk(deskAt({ deed: { asking: 'untried' } }, { ...listed, ...ending }), {
  at,
});

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#22304f"/><circle cx="206" cy="78" r="52" fill="#ffd27a"/></svg>')}`;
const terms = {
  name: shown.name,
  placements: shown.placements,
  target: 'new',
  landingUrl: 'https://pier.example/winter',
  content: { type: 'image', image: picture, isIframe: false },
  countries: ['DE', 'FR'],
  languages: ['de'],
  modes: ['coins'],
  from: '2026-12-01T00:00:00.000Z',
  until: '2027-03-01T00:00:00.000Z',
  perDay: 3,
  refreshFrequency: 120,
};
const { name, landingUrl, content } = terms;
const whole = {
  ...shown,
  terms,
  shown: { _id: shown._id, name, placement: 'lobby', target: 'new', landingUrl, content },
  counts: [
    { placement: 'lobby', loads: 1_000, clicks: 37 },
    { placement: 'profile', loads: 204, clicks: 0 },
  ],
};
const isOpen = { ...at, id: shown._id };
const lies = { ...listed, at: isOpen, item: whole };
export const Open = desk(deskAt({ item: 'read' }, lies), { at: isOpen });
const asked = {
  ...lies,
  deed: { name: 'changeAdvertisementKept', id: shown._id },
  values: { ...typedOf(terms as never), why: 'The season begins' },
};
export const Changing = desk(deskAt({ item: 'read', deed: { asking: 'untried' } }, asked), {
  at: isOpen,
});
const unfit = { type: 'about:blank', code: 'advertisement-landing', status: 422 };
export const Refused = desk(
  deskAt(
    { item: 'read', deed: { asking: 'refused' } },
    {
      ...asked,
      values: { ...asked.values, landingUrl: 'pier' },
      problem: {
        ...unfit,
        title: 'An advertisement needs an address that it leads to: http or https',
      } as never,
    },
  ),
  { at: isOpen },
);
export const Making = desk(
  deskAt(
    { deed: { asking: 'untried' } },
    {
      ...listed,
      deed: { name: 'makeAdvertisementKept', id: '' },
      values: { ...blank, type: 'HTML/JS', why: '' },
    },
  ),
  { at },
);
const unseen = { ...whole, ...ended, counts: [] };
const over = { ...at, id: ended._id };
export const Over = desk(deskAt({ item: 'read' }, { ...listed, at: over, item: unseen }), {
  at: over,
});
export const Nothing = desk(deskAt({}, { at }), { at });
