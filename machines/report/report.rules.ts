import { type ReportKind, reportKinds, reportReasons } from '../../contract/report.rules';
import type { Faults, Values } from '../kit/form.words';
import type { Route } from '../router/router.rules';

/** What a page's address reports; undefined for what cannot be. */
export const subjectOf = ({ params }: Route): { kind: ReportKind; id: string } | undefined => {
  const kind = reportKinds.find((one) => one === params['kind']);
  const { id = '' } = params;
  return kind === undefined || id === '' ? undefined : { kind, id };
};

/** The address at which something is reported. */
export const addressOfReport = (kind: ReportKind, id: string): string =>
  `/support/report/${kind}/${id}`;

/** The picture behind its address, `image_4f…`; undefined where it is none of a player’s. */
export const pictureOf = (url: string): string | undefined =>
  /\/images\/(image_[0-9a-f]+)(-small)?\.webp$/.exec(url)?.[1];

export const reportFileFaults = ({ reason = '' }: Values): Faults =>
  reportReasons.some((one) => one === reason) ? {} : { reason: 'Report.Say what is wrong with it' };
