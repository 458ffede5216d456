import * as contract from '../../contract/identity';
import { IDENTITY_DOCUMENT_BYTES_MAX } from '../../contract/limits';
import { type Asked, on, type Route, refused } from '../http/route';
import { bytesOf } from '../image/image.process';
import { Semaphore } from '../image/image.semaphore';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { makePaper } from '../ticket/ticket.file';
import { identityOf } from './identity.answer';
import { decideSubmit } from './identity.decider';
import { identityKind } from './identity.events';
import { keepDocument, unsentOf } from './identity.file';

/** Pictures made at once, and how many may wait for that, of all and of one asker. */
const AT_ONCE = 1;
const WAITING = 20;
const WAITING_EACH = 5;

/** Papers that show who somebody is [decisions 13, 151]. */
export const identityRoutes = (platform: Platform): Route[] => {
  const { store, sql } = platform;
  const turns = new Semaphore(AT_ONCE, WAITING, WAITING_EACH);

  const answer = async (id: string) => {
    const [identity, player] = await Promise.all([
      store.load(streamOf(identityKind, id)),
      store.load(streamOf(playerKind, id)),
    ]);
    return identityOf(identity, player);
  };

  /** Puts a side down; only the event that follows makes it kept. */
  const add = async ({ caller, body, now }: Asked<typeof contract.addDocument>) => {
    const bytes = bytesOf(body.file, IDENTITY_DOCUMENT_BYTES_MAX);
    if (bytes === undefined) return refused('attachment-refused');
    const made = await turns.take(caller.player, () => makePaper(bytes));
    if (made === 'too many' || made === 'too late') return refused('images-busy');
    if (made === undefined) return refused('attachment-refused');
    const id = newId('document');
    const isKept = await keepDocument(platform, caller.player, { ...made, id, at: now });
    return isKept
      ? { _id: id, type: made.type, bytes: made.bytes.length }
      : refused('token-expired');
  };

  const submit = async ({ caller, body, now, key }: Asked<typeof contract.submitIdentity>) => {
    const { player } = caller;
    const { kind, front, back } = body;
    const named = { front, ...(back !== undefined && { back }) };
    const papers = { kind, sides: await unsentOf(sql, player, named), at: now };
    const outcome = await store.execute({
      name: 'submitIdentity',
      at: now,
      key,
      streams: {
        identity: streamOf(identityKind, player),
        player: streamOf(playerKind, player),
      },
      decide: (states) => decideSubmit(states, papers),
    });
    return 'refused' in outcome ? outcome : answer(player);
  };

  return [
    on(contract.readIdentity, ({ caller }) => answer(caller.player)),
    on(contract.addDocument, add),
    on(contract.submitIdentity, submit),
  ];
};
