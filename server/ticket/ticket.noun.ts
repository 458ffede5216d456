import { postFor } from '../mail/mail.consumer';
import type { Noun } from '../noun';
import { enrichTicket } from './ticket.enrich';
import { ticketKind } from './ticket.events';
import { toldOfTicket, toldOfTicketFile, toldOfTicketMessage } from './ticket.export';
import { ticketMail } from './ticket.mail';
import { sweepTicketFiles, ticketFilesProjection, ticketsProjection } from './ticket.projection';
import { ticketRoutes } from './ticket.routes';
import { shareTyping } from './typing.share';

/** How often files that came to nothing are looked for. */
const SWEEP_MS = 60 * 60 * 1_000;

export const ticketNoun: Noun = {
  routes: [ticketRoutes],
  kinds: [ticketKind],
  projections: [ticketsProjection, ticketFilesProjection],
  consumers: ({ config, look, secrets, store, sql }) => [
    ticketMail({ config, look, secrets, store, sql, post: postFor(config, sql) }),
  ],
  jobs: ({ sql }) => [
    {
      name: 'ticket file sweep',
      stance: 'neutral',
      everyMs: SWEEP_MS,
      run: () => sweepTicketFiles(sql),
    },
  ],
  inEachProcess: shareTyping,
  enriches: (platform) => ({ ticket: enrichTicket(platform) }),
  personal: [
    { section: 'tickets', table: 'tickets', columns: ['player'], told: toldOfTicket },
    {
      section: 'ticketMessages',
      table: 'ticket_messages',
      columns: ['player'],
      told: toldOfTicketMessage,
    },
    {
      section: 'ticketFiles',
      table: 'ticket_files',
      columns: ['player'],
      told: toldOfTicketFile,
    },
  ],
};
