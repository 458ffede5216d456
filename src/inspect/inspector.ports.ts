import type { Recording } from '../../machines/app/journal';
import type { Start } from '../../machines/app/start';
import { port } from '../../machines/kit/port';
import type { Layout } from './layout';
import type { Moment } from './moment';
import type { Report, Request } from './report';

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
