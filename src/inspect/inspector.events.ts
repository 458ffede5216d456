import type { PortFailed } from '../../machines/kit/port';
import type { Layout } from './layout';
import type { Moment } from './moment';
import type { Report } from './report';

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
  | { type: 'moment.shown'; moment: Moment }
  | { type: 'moment.refused'; reason: string }
  | { type: 'chart.laid'; layout: Layout }
  | { type: 'chart.unknown' };
