import type { Start } from '../../machines/app/start';
import type { Recording } from '../../machines/app/tape';
import { type PortFailed, port } from '../../machines/kit/port';
import type { Layout } from './layout';
import type { Moment } from './moment';
import type { Report, Request } from './report';

/** What a journal's list shows. */
export interface JournalFilter {
  /** A part of the path of who was told. */
  actor: string;
  /** A part of the event's type. */
  type: string;
  /** The clock's ticks too. */
  ticks: boolean;
}

export type Panel = 'state' | 'context' | 'step';

export type InspectorEvent =
  | Report
  | PortFailed
  /** Shows another actor. */
  | { type: 'inspector.choose'; path: string }
  /** Follows another tab of the app. */
  | { type: 'inspector.follow'; app: string }
  /** Goes to the moment after an entry of the journal. */
  | { type: 'inspector.step'; n: number }
  | { type: 'inspector.back' }
  | { type: 'inspector.forth' }
  /** Returns to what happens now. */
  | { type: 'inspector.live' }
  | { type: 'inspector.filter'; filter: Partial<JournalFilter> }
  | { type: 'inspector.show'; panel: Panel }
  /** Saves the journal as a file. */
  | { type: 'inspector.save' }
  /** Opens one, from where this page can read it. */
  | { type: 'inspector.open'; url: string }
  | { type: 'moment.shown'; moment: Moment }
  | { type: 'moment.refused'; reason: string }
  | { type: 'chart.laid'; layout: Layout }
  | { type: 'chart.unknown' };

/** A journal, and what the app began with. */
export interface Journey {
  start: Start;
  recording: Recording;
}

export const inspectorPorts = {
  /** The other tabs of this browser. */
  'inspector.tabs': port<undefined, Report, Request>('inspector.tabs'),
  'inspector.replay': port<
    Journey & { n: number },
    { type: 'moment.shown'; moment: Moment } | { type: 'moment.refused'; reason: string }
  >('inspector.replay'),
  'inspector.layOut': port<
    { machine: string },
    { type: 'chart.laid'; layout: Layout } | { type: 'chart.unknown' }
  >('inspector.layOut'),
  /** Hands a file to whoever looks at the page. */
  'inspector.file': port<undefined, never, { type: 'file.save' } & Journey>('inspector.file'),
};
