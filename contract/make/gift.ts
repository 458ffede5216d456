import type { Gift } from '../gift';

/** A ruby box from Juniper, yet to be opened. */
export const aGift = (given: Partial<Gift> = {}): Gift => ({
  _id: 'gift_0001',
  sender: { _id: 'player_0002', username: 'Juniper' },
  recipient: { _id: 'player_ann1', username: 'ann' },
  state: 'pending',
  box: 'ruby',
  tape: 'amber',
  createdAt: '2026-11-20T18:00:00.000Z',
  expiresAt: '2026-12-20T18:00:00.000Z',
  ...given,
});
