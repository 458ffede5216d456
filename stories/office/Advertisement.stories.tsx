import { freshAt } from '../../machines/office/office.rules';
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
const ended = { ...shown, _id: 'advertisement_0002', name: 'Autumn', type: 'html', isEnded: true };
const listed = { at, rows: [shown, ended], total: 2 };
const ending = {
  deed: { name: 'endAdvertisementKept', id: shown._id },
  values: { why: 'The season is over' },
};

export const Queue = desk(deskAt({}, listed), { at });
export const Ending = desk(deskAt({ deed: { asking: 'untried' } }, { ...listed, ...ending }), {
  at,
});
export const Nothing = desk(deskAt({}, { at }), { at });
