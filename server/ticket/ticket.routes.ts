import { TICKET_ATTACHMENT_BYTES_MAX } from '../../contract/limits';
import * as contract from '../../contract/ticket';
import { emailClaim } from '../claim/claim.events';
import { type Asked, isRefused, on, type Route, refused } from '../http/route';
import { bytesOf } from '../image/image.process';
import { Semaphore } from '../image/image.semaphore';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { appealed } from '../report/report.appeal';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { accessTo, askerOf, streamsOf } from './ticket.command';
import * as decider from './ticket.decider';
import { type KeptFile, ticketKind } from './ticket.events';
import { fileUrl, makeFile } from './ticket.file';
import { ticketQuery } from './ticket.query';
import { ASKER } from './typing.registry';
import { startTyping, stopTyping } from './typing.share';

/** Pictures made at once, and how many may wait for that, of all and of one asker. */
const AT_ONCE = 1;
const WAITING = 20;
const WAITING_EACH = 5;

/** Questions to support [§7 B ticket]. */
export const ticketRoutes = (platform: Platform): Route[] => {
  const { store, sql, secrets, attempts } = platform;
  const { page, byId, updated } = ticketQuery(platform);
  const turns = new Semaphore(AT_ONCE, WAITING, WAITING_EACH);

  type By = Pick<Asked<typeof contract.readTicket>, 'caller'>;
  const asking = ({ caller }: By, id: string, access: string | undefined): decider.Asker =>
    askerOf(platform, caller?.player, id, access);

  const one = async (id: string, now: string) =>
    (await byId([id], now)).get(id) ?? refused('not-found');

  /** Those of these files that the asker put down and no message has yet, in the order they are named. */
  const attaching = async (ids: readonly string[], { caller }: By): Promise<decider.Attaching> => {
    const named = [...new Set(ids)];
    if (named.length === 0) return { named: 0, found: [] };
    const rows = await sql<KeptFile[]>`
      select id, name, type, size as bytes from ticket_files
      where id in ${sql(named)} and not kept and player is not distinct from ${caller?.player ?? null}`;
    const found = named.flatMap((id) => rows.filter((row) => row.id === id));
    return { named: named.length, found: found.map((row) => ({ ...row })) };
  };

  const create = async (asked: Asked<typeof contract.createTicket>) => {
    const { caller, body, now, key } = asked;
    const { playerInfo, attachments, about: appeal, language = 'en-US', ...told } = body;
    if (caller === undefined && playerInfo !== undefined && playerInfo.email !== '') {
      // Each is mailed to an address that anybody may have typed.
      const turn = await attempts.take('mail', emailClaim(secrets, playerInfo.email), now);
      if (isRefused(turn)) return turn;
    }
    const id = newId('ticket');
    const files = await attaching(attachments, asked);
    const order = {
      ...{ ...told, contact: playerInfo, language, attaching: files, at: now },
      ...(appeal !== undefined && { about: appealed(platform, appeal) ?? null }),
    };
    const outcome = await store.execute({
      name: 'createTicket',
      at: now,
      key,
      streams: {
        ticket: streamOf(ticketKind, id),
        player: streamOf(playerKind, caller?.player ?? ''),
      },
      decide: (states) => decider.decideOpenTicket(states, id, caller?.player, order),
    });
    if ('refused' in outcome) return outcome;
    const ticket = await one(outcome.answer.id, now);
    if (isRefused(ticket)) return ticket;
    return {
      ticket,
      ...(caller === undefined && { access: accessTo(platform, ticket._id, 0) }),
    };
  };

  const read = async (asked: Asked<typeof contract.readTicket>) => {
    const { id } = asked.params;
    const state = await store.load(streamOf(ticketKind, id));
    const fault = decider.askerFault(state, asking(asked, id, asked.query.access));
    return fault === undefined ? one(id, asked.now) : { refused: fault };
  };

  type Stepping = Pick<Asked<typeof contract.resolveTicket>, 'caller' | 'now' | 'key'>;
  const step = async (
    { now, key }: Stepping,
    name: string,
    id: string,
    decide: Parameters<typeof decider.unlessErased>[2],
  ) => {
    const outcome = await store.execute({
      name,
      at: now,
      key,
      streams: await streamsOf(platform, id),
      decide: ({ ticket, player }) => decider.unlessErased(ticket, player, decide),
    });
    return 'refused' in outcome ? outcome : one(id, now);
  };

  const resolve = async (asked: Asked<typeof contract.resolveTicket>) => {
    const { id, rating, review, access } = asked.body;
    const asker = asking(asked, id, access);
    return step(asked, 'resolveTicket', id, (ticket) =>
      decider.decideResolveTicket(ticket, asker, { rating, review, at: asked.now }),
    );
  };

  const write = async (asked: Asked<typeof contract.sendTicketMessage>) => {
    const { id, text, attachments, access } = asked.body;
    const asker = asking(asked, id, access);
    const said = {
      message: newId('message'),
      text,
      attaching: await attaching(attachments, asked),
      at: asked.now,
    };
    const written = await step(asked, 'sendTicketMessage', id, (ticket) =>
      decider.decideWriteTicket(ticket, asker, said),
    );
    if (!isRefused(written)) await stopTyping(platform, id, ASKER);
    return written;
  };

  /** Whoever asked hears that support types, and not who of it. */
  const type = async (asked: Asked<typeof contract.typeInTicket>) => {
    const { id, isTyping, access } = asked.body;
    const [state, updatedAt] = await Promise.all([
      store.load(streamOf(ticketKind, id)),
      updated(id),
    ]);
    const fault = decider.askerFault(state, asking(asked, id, access));
    if (fault !== undefined) return { refused: fault };
    if (updatedAt === undefined) return refused('not-found');
    if (isTyping) await startTyping(platform, { ticket: id, who: ASKER, typist: { by: 'player' } });
    const isAnswered = platform.typing.of(id, ASKER).length > 0;
    return { typists: isAnswered ? [{ by: 'support' as const }] : [], updatedAt };
  };

  /** Puts a file down; only the event that follows makes it kept. */
  const attach = async ({ caller, body, address, now }: Asked<typeof contract.attachToTicket>) => {
    const bytes = bytesOf(body.file, TICKET_ATTACHMENT_BYTES_MAX);
    if (bytes === undefined) return refused('attachment-refused');
    const made = await turns.take(caller?.player ?? address, () => makeFile(bytes));
    if (made === 'too many' || made === 'too late') return refused('images-busy');
    if (made === undefined) return refused('attachment-refused');
    const id = newId('attachment');
    const { name } = body;
    const size = made.bytes.length;
    await sql`
      insert into ticket_files (id, player, name, type, size, bytes, at)
      values (${id}, ${caller?.player ?? null}, ${name}, ${made.type}, ${size}, ${made.bytes}, ${now})`;
    return { _id: id, name, type: made.type, bytes: size, url: fileUrl(secrets, id) };
  };

  return [
    on(contract.listTickets, ({ caller, query }) => page(caller.player, { ...query, search: '' })),
    on(contract.listTicketsOfUser, ({ caller, body }) => page(caller.player, body)),
    on(contract.createTicket, create),
    on(contract.readTicket, read),
    on(contract.resolveTicket, resolve),
    on(contract.sendTicketMessage, write),
    on(contract.typeInTicket, type),
    on(contract.attachToTicket, attach),
  ];
};
