import type { SessionEntry } from '../settings';

/** A signed-in browser of the caller. */
const aDevice = (given: Partial<SessionEntry> = {}): SessionEntry => ({
  _id: 'session_this',
  device: 'Firefox, Linux',
  place: 'US',
  openedAt: '2026-11-20T18:30:00.000Z',
  seenAt: '2026-11-20T19:55:00.000Z',
  current: true,
  ...given,
});

/** This browser and two others, one of which told nothing of itself. */
export const devices = (): SessionEntry[] => {
  const {
    device: _,
    place: _place,
    ...unknown
  } = aDevice({
    _id: 'session_old',
    current: false,
    openedAt: '2026-10-02T08:00:00.000Z',
    seenAt: '2026-11-01T21:10:00.000Z',
  });
  return [
    aDevice(),
    aDevice({
      _id: 'session_phone',
      device: 'Safari, iOS',
      place: 'MT',
      current: false,
      openedAt: '2026-11-18T07:12:00.000Z',
      seenAt: '2026-11-20T12:40:00.000Z',
    }),
    unknown,
  ];
};
