import type { Start } from '../../machines/app/start';
import type { Entry, Recording } from '../../machines/app/tape';
import type { ActorPicture } from './picture';

/** The channel between the tabs of one browser. */
export const CHANNEL = 'fairground-inspect';

/** A tab in which the app runs. */
export interface AppTab {
  id: string;
  /** The address it was opened at. */
  to: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a tab of the app tells the inspector. */
export type Report =
  | { type: 'app.opened'; app: AppTab }
  /** Everything, once it is followed. */
  | {
      type: 'app.told';
      app: string;
      start: Start;
      recording: Recording;
      actors: readonly ActorPicture[];
    }
  /** What is new since then. */
  | {
      type: 'app.changed';
      app: string;
      actors: readonly ActorPicture[];
      gone: readonly string[];
      entries: readonly Entry[];
    }
  | { type: 'app.closed'; app: string }
  /** The pages of a file, each as a tab: the last is followed. */
  | { type: 'journal.opened'; apps: readonly AppTab[] }
  /** The file is no journal. */
  | { type: 'journal.refused'; reason: string };

/** What the inspector asks of the tabs of the app. */
export type Request =
  /** Every tab says that it is there. */
  | { type: 'apps.call' }
  /** One tab tells everything, then every change. */
  | { type: 'app.follow'; app: string }
  /** A journal that was saved or attached to a ticket; its pages are followed as tabs are. */
  | { type: 'journal.open'; url: string };
