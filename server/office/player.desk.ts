import { DAY_MS } from '../../contract/limits';
import * as contract from '../../contract/player.desk';
import { type TransactionKind, transactionCodes } from '../../contract/wallet';
import { auditedBy } from '../audit/audit.store';
import { claimKind, emailClaim } from '../claim/claim.events';
import { approveFactorLoss, askFactorLoss, refuseFactorLoss } from '../factor/factor.staff';
import { type Asked, doneOf, isRefused, on, type Route, refused } from '../http/route';
import { keepNote } from '../note/note.command';
import type { Platform } from '../platform';
import { verifyIdentity } from '../player/player.command';
import { type PlayerState, playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import { judgeReport, measurePlayer } from '../report/report.command';
import type { SanctionState } from '../report/sanction.events';
import { roundKind } from '../round/round.events';
import { idOfKey } from '../secret/secret';
import { approveErasure, askErasure, refuseErasure } from '../settings/erasure.staff';
import type { Outcome } from '../store/command';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import type { Store } from '../store/store';
import { type Json, streamOf } from '../store/stream';
import { openViewing } from '../viewing/viewing.command';
import { walletOf } from '../wallet/wallet.answer';
import { walletKind } from '../wallet/wallet.events';

const MOVEMENTS = 30;
const ROUNDS = 15;
const DEVICES = 20;

interface PlayerRow {
  id: string;
  username: string;
  country: string | null;
  joined: Date;
  verified: boolean;
  erased: boolean;
}

const rowOf = ({
  id,
  username,
  country,
  joined,
  verified,
  erased,
}: PlayerRow): contract.PlayerRow => ({
  _id: id,
  username,
  ...(country !== null && { country }),
  joinedAt: joined.toISOString(),
  isVerified: verified,
  isErased: erased,
});

/** Until when so many days last; undefined where there is no end. */
const untilOf = (days: number | undefined, now: string): string | undefined =>
  days === undefined ? undefined : new Date(Date.parse(now) + days * DAY_MS).toISOString();

const lookAtMeasures = (states: Readonly<Record<string, unknown>>) => {
  const { mutes, suspensions } = states['sanction'] as SanctionState;
  return { mutes: Object.keys(mutes).length, suspensions: Object.keys(suspensions).length };
};

type Look = (states: Readonly<Record<string, unknown>>) => Json;
const lookAtErasure: Look = (states) => {
  const { account, erasureBy = null } = states['player'] as PlayerState;
  return { isErased: account === undefined, erasureBy };
};

const lookAtFactor: Look = (states) => {
  const { account, factorLossBy = null } = states['player'] as PlayerState;
  return { hasFactor: account?.factor !== undefined, factorLossBy };
};

const lookAtIdentity = (states: Readonly<Record<string, unknown>>) => ({
  isVerified: (states['player'] as PlayerState).account?.isVerified ?? false,
});

/** Those who play, before those who help them [decision 143]. */
export const playerDesk = (platform: Platform): Route[] => {
  const { sql, store, secrets, viewings } = platform;

  const list = async ({ body }: Asked<typeof contract.listPlayers>) => {
    const { search, pageIndex, pageSize } = body;
    const text = search.trim();
    // An address is kept under its owner's key: it is found whole or not at all.
    const holder = text.includes('@')
      ? (await store.load(streamOf(claimKind, emailClaim(secrets, text)))).player
      : undefined;
    const { rows, total } = await readRange<PlayerRow>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select p.*, ${counted} from players p
        where ${holder === undefined ? isFound(sql, text, [sql`p.username`, sql`p.id`]) : sql`p.id = ${holder}`}
        order by p.joined desc, p.id`,
    });
    return { items: rows.map(rowOf), total };
  };

  const movementsOf = async (player: string): Promise<contract.Dossier['movements']> => {
    const rows = await sql<
      {
        id: string;
        at: Date;
        kind: TransactionKind;
        currency: string;
        amount: number;
        reference: string;
      }[]
    >`
      select id, at, kind, currency, amount, reference from transactions
      where wallet = ${player} order by position desc limit ${MOVEMENTS}`;
    return rows.map(({ id, at, kind, currency, amount, reference }) => ({
      id,
      createdAt: at.toISOString(),
      amount: Math.abs(amount),
      sign: amount < 0 ? (-1 as const) : (1 as const),
      currency,
      type: transactionCodes[kind],
      reference,
    }));
  };

  const roundsOf = async (player: string): Promise<contract.Dossier['rounds']> => {
    const rows = await sql<{ id: string; game: string }[]>`
      select id, game from rounds where player = ${player} order by position desc limit ${ROUNDS}`;
    const states = await Promise.all(rows.map(({ id }) => store.load(streamOf(roundKind, id))));
    return rows.flatMap(({ id, game }, at) => {
      const round = states[at];
      if (round?.bet === undefined) return [];
      const { bet, staked, phase, won, paid, played } = round;
      return {
        _id: id,
        game,
        currency: bet.currency,
        staked,
        won: won ?? paid ?? played.pays,
        state: phase,
        openedAt: bet.at,
      };
    });
  };

  const measuresOf = async (player: string, now: string): Promise<contract.Dossier['measures']> => {
    const rows = await sql<
      {
        id: string;
        outcome: contract.Dossier['measures'][number]['outcome'];
        why: string;
        decided: Date;
        until: Date | null;
      }[]
    >`
      select id, outcome, why, decided, until from reports
      where reported = ${player} and state = 'upheld' and (until is null or until > ${now})
      order by decided desc, id limit ${MOVEMENTS}`;
    return rows.map(({ id, outcome, why, decided, until }) => ({
      _id: id,
      outcome,
      why,
      at: decided.toISOString(),
      ...(until !== null && { until: until.toISOString() }),
    }));
  };

  const nameOf = async (staff: string): Promise<string> =>
    (await sql<{ name: string }[]>`select name from staff where id = ${staff}`)[0]?.name ?? staff;

  const relationsOf = async (player: string): Promise<contract.Dossier['relations']> => {
    const rows = await sql<{ other: string; username: string; bond: string }[]>`
      select r.other, p.username, r.bond from relations r join players p on p.id = r.other
      where r.player = ${player} and r.bond <> 'none' and not p.erased
      order by r.since desc, r.other limit ${MOVEMENTS}`;
    return rows.map(({ other, username, bond }) => ({ _id: other, username, bond }));
  };

  const devicesOf = async (player: string, now: string): Promise<contract.Dossier['devices']> => {
    const rows = await sql<
      { id: string; device: string | null; opened: Date; expires: Date; ended: boolean }[]
    >`
      select id, device, opened, expires, ended from sessions
      where player = ${player} order by opened desc, id limit ${DEVICES}`;
    return rows.map(({ id, device, opened, expires, ended }) => ({
      _id: id,
      ...(device !== null && { device }),
      openedAt: opened.toISOString(),
      isLive: !ended && expires.toISOString() > now,
    }));
  };

  const notesOf = async (player: string): Promise<contract.Dossier['notes']> => {
    const rows = await sql<{ id: string; text: string; name: string; at: Date }[]>`
      select id, text, name, at from player_notes
      where player = ${player} order by position desc limit ${MOVEMENTS}`;
    return rows.map(({ id, at, ...note }) => ({ _id: id, ...note, at: at.toISOString() }));
  };

  const dossier = async ({ params, now }: Asked<typeof contract.getDossier>) => {
    const { id } = params;
    const [row] = await sql<PlayerRow[]>`select * from players where id = ${id}`;
    if (row === undefined) return refused('not-found');
    const [
      player,
      { balances },
      protection,
      movements,
      rounds,
      measures,
      devices,
      notes,
      relations,
    ] = await Promise.all([
      store.load(streamOf(playerKind, id)),
      store.load(streamOf(walletKind, id)),
      store.load(streamOf(protectionKind, id)),
      movementsOf(id),
      roundsOf(id),
      measuresOf(id, now),
      devicesOf(id, now),
      notesOf(id),
      relationsOf(id),
    ]);
    const { account, erasureBy, factorLossBy } = player;
    const name = [account?.firstname, account?.lastname].filter(Boolean).join(' ');
    const { pause, limits } = protection;
    return {
      player: rowOf(row),
      ...(account && { email: account.email }),
      emailVerified: account?.emailVerified ?? false,
      ...(name !== '' && { name }),
      wallets: Object.entries(balances).map(([code, balance]) => walletOf(code, balance)),
      movements,
      rounds,
      limits: Object.entries(limits).map(([limit, { value }]) => ({ limit, value })),
      ...(pause && pause.until > now && { pausedUntil: pause.until }),
      measures,
      ...(erasureBy !== undefined && { erasureBy: await nameOf(erasureBy) }),
      ...(account?.factor && { factorSince: account.factor.since }),
      ...(factorLossBy !== undefined && { factorLossBy: await nameOf(factorLossBy) }),
      relations,
      devices,
      notes,
    };
  };

  const measure = async ({ body, caller, now, key }: Asked<typeof contract.measurePlayer>) => {
    const { _id: player, outcome, days, why } = body;
    const audited = auditedBy(store, caller, contract.measurePlayer, {
      subject: player,
      why,
      look: lookAtMeasures,
    });
    const until = untilOf(days, now);
    const order = { player, outcome, why, until, by: caller.staff, at: now };
    const outcome_ = await measurePlayer({ store: audited }, idOfKey('report', key), order);
    return doneOf(outcome_);
  };

  const lift = async ({ body, caller, now }: Asked<typeof contract.liftMeasure>) => {
    const { _id: id, why } = body;
    const audited = auditedBy(store, caller, contract.liftMeasure, {
      subject: id,
      why,
      look: lookAtMeasures,
    });
    const judgement = {
      outcome: 'dismiss',
      why,
      until: undefined,
      by: caller.staff,
      at: now,
    } as const;
    const outcome = await judgeReport({ store: audited }, id, judgement);
    return doneOf(outcome);
  };

  const verify = async ({ body, caller, now }: Asked<typeof contract.verifyIdentity>) => {
    const { _id: player, why } = body;
    const audited = auditedBy(store, caller, contract.verifyIdentity, {
      subject: player,
      why,
      look: lookAtIdentity,
    });
    const outcome = await verifyIdentity({ store: audited }, player, caller.staff, now);
    return doneOf(outcome);
  };

  const view = async ({ body, caller, now }: Asked<typeof contract.viewPlayer>) => {
    const { _id: player, why } = body;
    const audited = auditedBy(store, caller, contract.viewPlayer, { subject: player, why });
    const opened = await openViewing({ store: audited }, player, { staff: caller.staff, at: now });
    return isRefused(opened)
      ? opened
      : { page: await viewings.pageOf(player, caller, Date.parse(now)) };
  };

  const note = async ({ body, caller, now, key }: Asked<typeof contract.notePlayer>) => {
    const { _id: player, text } = body;
    // What it says is under the player's key, and not said again in the audit.
    const audited = auditedBy(store, caller, contract.notePlayer, { subject: player, why: '' });
    const kept = {
      note: idOfKey('note', key),
      text,
      staff: caller.staff,
      name: caller.name,
      at: now,
    };
    const outcome = await keepNote({ store: audited }, player, kept);
    return doneOf(outcome);
  };

  /** A step of what takes two members, audited. */
  const stepping = (
    call: typeof contract.askErasure,
    look: Look,
    take: (
      audited: { store: Store },
      player: string,
      step: { by: string; at: string },
    ) => Promise<Outcome<null>>,
  ): Route =>
    on(call, async ({ body, caller, now }) => {
      const { _id: player, why } = body;
      const audited = auditedBy(store, caller, call, { subject: player, why, look });
      const outcome = await take({ store: audited }, player, { by: caller.staff, at: now });
      return doneOf(outcome);
    });

  return [
    stepping(contract.askErasure, lookAtErasure, askErasure),
    stepping(contract.approveErasure, lookAtErasure, (audited, player, step) =>
      approveErasure(platform, audited.store, player, step),
    ),
    stepping(contract.refuseErasure, lookAtErasure, refuseErasure),
    stepping(contract.askFactorLoss, lookAtFactor, askFactorLoss),
    stepping(contract.approveFactorLoss, lookAtFactor, approveFactorLoss),
    stepping(contract.refuseFactorLoss, lookAtFactor, refuseFactorLoss),
    on(contract.listPlayers, list),
    on(contract.getDossier, dossier),
    on(contract.measurePlayer, measure),
    on(contract.liftMeasure, lift),
    on(contract.verifyIdentity, verify),
    on(contract.viewPlayer, view),
    on(contract.notePlayer, note),
  ];
};
