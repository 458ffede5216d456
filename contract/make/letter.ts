import type { Letter } from '../letter';

/** A letter from Juniper, yet to be opened. */
export const aLetter = (given: Partial<Letter> = {}): Letter => ({
  _id: 'letter_0001',
  sender: { _id: 'player_0002', username: 'Juniper' },
  recipient: { _id: 'player_ann1', username: 'ann' },
  text: 'The carousel is lit tonight. Meet me at the lanterns?',
  images: [],
  status: 'unseen',
  state: 'kept',
  createdAt: '2026-11-20T19:00:00.000Z',
  ...given,
});
