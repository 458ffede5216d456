import type { Problem } from '../../contract/problems';
import type { TicketAttachment } from '../../contract/ticket';
import { type PortFailed, port } from '../kit/port';

/** A file of this device: an address that only this page knows (`blob:`), and what it says of itself. */
export interface ChosenFile {
  url: string;
  name: string;
  /** How many bytes it has. */
  bytes: number;
}

type AttachFact =
  | { type: 'attach.sent'; file: TicketAttachment }
  | { type: 'attach.refused'; problem: Problem };

/** Published: a file waits at the server for the message that names it. */
export interface AttachTaken {
  type: 'attach.taken';
  file: TicketAttachment;
}

export type AttachEvent = ({ type: 'attach.choose' } & ChosenFile) | AttachFact | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    attach: undefined;
  }
}

export const attachPorts = {
  /** POST /ticket/attachments; lets go of the file's address when it is closed. */
  'attach.send': port<ChosenFile, AttachFact>('attach.send'),
};
