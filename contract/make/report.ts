import type { FiledReport, Reported, Statement } from '../report';

/** A message that somebody reported as an insult; nobody has looked at it yet. */
export const aFiledReport = (given: Partial<FiledReport> = {}): FiledReport => ({
  _id: 'report_0001',
  kind: 'message',
  reason: 'insult',
  createdAt: '2026-11-20T18:00:00.000Z',
  state: 'open',
  ...given,
});

/** What was said at a game, as it would go with a report. */
export const aReported = (given: Partial<Reported> = {}): Reported => ({
  text: 'You lot cannot even spin.',
  images: [],
  ...given,
});

/** Who may not write for a while, and why. */
export const aStatement = (given: Partial<Statement> = {}): Statement => ({
  _id: 'report_0002',
  kind: 'message',
  reason: 'insult',
  outcome: 'mute',
  why: 'It calls another player names.',
  text: 'You lot cannot even spin.',
  at: '2026-11-20T19:00:00.000Z',
  until: '2026-11-27T19:00:00.000Z',
  isLifted: false,
  appeal: 'report_0002.4f1c',
  ...given,
});
