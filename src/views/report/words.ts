import type { FiledReport } from '../../../contract/report';
import type { ReportKind, ReportOutcome, ReportReason } from '../../../contract/report.rules';

/** What is reported, as the page's heading says it. */
export const headWords: Readonly<Record<ReportKind, string>> = {
  player: 'Report.Report a player',
  message: 'Report.Report a message',
  review: 'Report.Report a review',
  letter: 'Report.Report a letter',
  picture: 'Report.Report a picture',
};

export const kindWords: Readonly<Record<ReportKind, string>> = {
  player: 'Report.A player',
  message: 'Report.A message',
  review: 'Report.A review',
  letter: 'Report.A letter',
  picture: 'Report.A picture',
};

export const reasonWords: Readonly<Record<ReportReason, string>> = {
  insult: 'Report.Insult or hatred',
  threat: 'Report.Threat or harassment',
  sexual: 'Report.Sexual content',
  spam: 'Report.Spam or fraud',
  cheating: 'Report.Cheating',
  minor: 'Report.Somebody too young to be here',
  other: 'Report.Something else',
};

export const stateWords: Readonly<Record<FiledReport['state'], string>> = {
  open: 'Report.It is being looked at',
  dismissed: 'Report.We found nothing against our rules',
  upheld: 'Report.We have acted on it',
};

/** What was decided about somebody, as they read it. */
export const outcomeWords: Readonly<Record<ReportOutcome, string>> = {
  dismiss: 'Report.Nothing follows',
  hide: 'Report.Nobody sees it any more',
  warn: 'Report.You are warned',
  mute: 'Report.You may not write to others',
  suspend: 'Report.Your account is suspended',
};
