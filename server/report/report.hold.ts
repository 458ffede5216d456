import { idNamed } from '../secret/secret';
import { streamOf } from '../store/stream';
import { reportKind } from './report.events';

/** The report that the platform itself files on a text: one for each text of a thing. */
export const holdStream = (kind: 'message' | 'review' | 'letter', subject: string, text: string) =>
  streamOf(reportKind, idNamed('report', `platform ${kind} ${subject} ${text}`));
