import type { DocumentSide } from '../../contract/identity.rules';
import type { Problem } from '../../contract/problems';
import type { TicketAttachment } from '../../contract/ticket';
import { type PortFailed, port } from '../kit/port';
import type { ToldHappened } from './happened.rules';

/** The address of what happened in this tab, as it was last written down. */
export const HAPPENED = 'happened:';

/**
 * A file of this device: an address that only this page knows (`blob:` or `happened:`), and what it
 * says of itself.
 */
export interface ChosenFile {
  url: string;
  name: string;
  /** How many bytes it has. */
  bytes: number;
}

interface AttachTold {
  type: 'attach.told';
  told: ToldHappened;
  /** Of the file that would be sent. */
  bytes: number;
}

type AttachFact =
  | { type: 'attach.sent'; file: TicketAttachment }
  | { type: 'attach.refused'; problem: Problem };

/** What a file is for: a message to support, or one side of a paper. */
export type AttachedTo = 'ticket' | DocumentSide;

/** Published: a file waits at the server for what names it. */
export interface AttachTaken {
  type: 'attach.taken';
  to: AttachedTo;
  file: TicketAttachment;
}

export type AttachEvent =
  | ({ type: 'attach.choose' } & ChosenFile)
  /** Writes down what happened in this tab, to be read before it is sent. */
  | { type: 'attach.tell' }
  | { type: 'attach.agree' }
  | { type: 'attach.decline' }
  | AttachTold
  | AttachFact
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    attach: { to: AttachedTo };
  }
}

export const attachPorts = {
  /** What happened in this tab, written down as a file whose address is `happened:`. */
  'attach.tell': port<undefined, AttachTold>('attach.tell'),
  /** POST /ticket/attachments or /identity/documents; lets go of the file's address when it is closed. */
  'attach.send': port<ChosenFile & { to: AttachedTo }, AttachFact>('attach.send'),
};
