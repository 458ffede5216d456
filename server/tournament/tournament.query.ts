import type { Fragment } from 'postgres';
import {
  COINS,
  DEFAULT_COUNTRY,
  TOURNAMENT_LEADERS_PAGE,
  TOURNAMENTS_HOME,
} from '../../contract/limits';
import { mayPlay, modeOf } from '../../contract/play.rules';
import { barredBy } from '../../contract/protection.rules';
import type {
  Tournament,
  TournamentCard,
  TournamentEntry,
  TournamentFilter,
  TournamentRound,
  TournamentStanding,
} from '../../contract/tournament';
import { POINTS_MODE, type TournamentType, unmetBy } from '../../contract/tournament.rules';
import type { Page } from '../../contract/words';
import type { Platform } from '../platform';
import { factsOf, placeOf } from '../play/gate.moves';
import { type LawTables, lawsOf } from '../play/play.eligibility';
import { thresholds } from '../player/player.answer';
import { playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import { guardedAt } from '../protection/protection.moves';
import { loadRound, playedRound } from '../round/round.answer';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { entrantFacts } from './entry.decider';
import { entryKind, entryOf } from './entry.events';
import {
  type BoardRow,
  barredAnswer,
  cardOf,
  detailsOf,
  entryAnswer,
  type Known,
  standingAnswer,
} from './tournament.answer';
import { tournamentKind } from './tournament.events';
import { spoilsOf } from './tournament.moves';

interface RoundRow {
  round: string;
  player: string;
  username: string;
  multiple: number;
}

interface Paging {
  page: number;
  perPage: number;
}

/** Where a viewer is whose account does not say so; without one, where guests are. */
export interface Viewer {
  readonly player?: string | undefined;
  readonly country?: string | undefined;
}

const states: Readonly<Record<TournamentType, readonly number[]>> = {
  upcoming: [0],
  active: [1],
  completed: [2, 3],
};

type Needs = Pick<
  Platform,
  'sql' | 'store' | 'secrets' | 'flights' | 'catalogue' | 'relations' | 'standings' | 'now'
> &
  LawTables;

/** Tournaments as players read them [§2, §3, decision 114]. */
export const tournamentQuery = ({
  sql,
  store,
  secrets,
  flights,
  catalogue,
  relations,
  standings,
  now,
  ...tables
}: Needs) => {
  const laws = lawsOf({ catalogue, ...tables });

  const find = async (id: string): Promise<Known | undefined> => {
    const state = await store.load(streamOf(tournamentKind, id));
    const { terms } = state;
    return terms === undefined ? undefined : { id, state, terms };
  };

  /** Those of these that the player is in. */
  const joinedBy = async (
    player: string | undefined,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>> => {
    if (player === undefined) return new Set();
    const rows = await sql<{ tournament: string }[]>`
      select tournament from tournament_entries
      where player = ${player} and tournament = any(${[...ids]})
        and status in ('joined', 'placed')`;
    return new Set(rows.map(({ tournament }) => tournament));
  };

  const cards = async (
    player: string | undefined,
    ids: readonly string[],
  ): Promise<TournamentCard[]> => {
    const [found, joined] = await Promise.all([Promise.all(ids.map(find)), joinedBy(player, ids)]);
    return found.flatMap((known) =>
      known === undefined ? [] : [cardOf(catalogue, known, joined.has(known.id))],
    );
  };

  const pot = () => sql`greatest(t.buy_in * greatest(t.entries, 1), t.guaranteed)`;
  /** Those to come in their order; of those that are over the latest first. */
  const byStart = () => sql`
    case when t.state = 1 then 0 when t.state = 0 then 1 else 2 end,
    case when t.state = 1 then t.ends when t.state = 0 then t.starts end, t.ends desc`;
  const orders: Readonly<Record<TournamentFilter['sort'], () => Fragment>> = {
    start: byStart,
    prize: () => sql`${pot()} desc`,
    buyIn: () => sql`t.buy_in`,
    players: () => sql`t.entries desc`,
    newest: () => sql`t.position desc`,
  };
  const prizes: Readonly<Record<TournamentFilter['prize'], () => Fragment>> = {
    all: () => sql`true`,
    coins: () => sql`t.currency = ${COINS} and t.mode <> ${POINTS_MODE}`,
    points: () => sql`t.mode = ${POINTS_MODE}`,
    money: () => sql`t.currency <> ${COINS}`,
  };

  /** Games of whose name this is a part. */
  const gamesCalled = (text: string): string[] =>
    catalogue.all.flatMap(({ game }) =>
      game.name.some(({ value }) => value.toLowerCase().includes(text.toLowerCase()))
        ? [game._id]
        : [],
    );

  const idsOf = async (
    { prize, sort, type, search, country, gameId }: TournamentFilter,
    { page, perPage }: Paging,
  ): Promise<Page<string>> => {
    const wanted = sql`
      ${prizes[prize]()}
      ${type === 'all' ? sql`` : sql`and t.state = any(${[...states[type]]}::bigint[])`}
      ${country === undefined ? sql`` : sql`and (t.countries is null or ${country} = any(t.countries))`}
      ${gameId === undefined ? sql`` : sql`and ${gameId} = any(t.games)`}
      ${
        search === ''
          ? sql``
          : sql`and (${isFound(sql, search, [sql`t.name`])} or t.games && ${gamesCalled(search)}::text[])`
      }`;
    const { rows, total } = await readRange<{ id: string }>(sql, rangeOf(page - 1, perPage), {
      rows: (counted) => sql`
        select t.id, ${counted} from tournaments t
        where ${wanted} order by ${orders[sort]()}, t.position desc`,
      total: sql`select count(*) from tournaments t where ${wanted}`,
    });
    return { items: rows.map(({ id }) => id), total };
  };

  /**
   * So many of a leaderboard from an offset, the best ones first. They are taken before they are named:
   * joined first, all hundred thousand would be.
   */
  const boardRows = (id: string, limit: number, offset = 0) => sql<BoardRow[]>`
    with line as materialized (
      select player, score, reached, rounds from tournament_entries
      where tournament = ${id} and status in ('joined', 'placed')
      order by score desc, reached limit ${limit} offset ${offset})
    select line.player, p.username, p.icon, p.erased, line.score, line.rounds
    from line join players p on p.id = line.player collate "default"
    order by line.score desc, line.reached`;

  const board = async (
    { id, state, terms }: Known,
    viewer: string | undefined,
    { page, perPage }: Paging,
  ): Promise<TournamentEntry[]> => {
    const offset = (page - 1) * perPage;
    const [rows, hidden] = await Promise.all([
      boardRows(id, perPage, offset),
      relations.hiddenFrom(viewer),
    ]);
    const { prizes: won } = spoilsOf(state, terms);
    return rows.map((row, at) => entryAnswer(row, { rank: offset + at + 1, prizes: won, hidden }));
  };

  /** Those who were paid; a rank that no prize was left for is told as well. */
  const winnersOf = async (
    { state: { step, winners } }: Known,
    viewer: string | undefined,
  ): Promise<TournamentEntry[]> => {
    if (step !== 'finished') return [];
    const ids = winners.map(({ player }) => player);
    const [rows, hidden] = await Promise.all([
      sql<Pick<BoardRow, 'player' | 'username' | 'icon' | 'erased'>[]>`
        select id as player, username, icon, erased from players where id = any(${ids})`,
      relations.hiddenFrom(viewer),
    ]);
    return winners.flatMap(({ player, rank, score, rounds }) => {
      const row = rows.find((one) => one.player === player);
      const won = winners.map(({ prize }) => prize);
      return row === undefined
        ? []
        : [entryAnswer({ ...row, score, rounds }, { rank, prizes: won, hidden })];
    });
  };

  const standingIn = async (
    { id, state, terms }: Known,
    player: string,
  ): Promise<TournamentStanding> => {
    const entry = await store.load(streamOf(entryKind, entryOf(id, player)));
    const { prizes: won } = spoilsOf(state, terms);
    if (entry.step !== 'joined') return standingAnswer(entry, won, { score: 0, rounds: 0 });
    const [[row], rank] = await Promise.all([
      sql<{ score: number; rounds: number }[]>`
        select score, rounds from tournament_entries
        where tournament = ${id} and player = ${player}`,
      standings.rankOf(id, player),
    ]);
    return standingAnswer(entry, won, { rank, score: row?.score ?? 0, rounds: row?.rounds ?? 0 });
  };

  const admissionOf = async (
    { terms }: Known,
    player: string,
    country: string,
  ): Promise<NonNullable<Tournament['admission']>> => {
    const [states, wallet, protection] = await Promise.all([
      store.load(streamOf(playerKind, player)),
      store.load(streamOf(walletKind, player)),
      store.load(streamOf(protectionKind, player)),
    ]);
    const at = new Date(now()).toISOString();
    const facts = entrantFacts(states, wallet, { country, thresholds, now: at });
    const place = placeOf(states.account, country);
    const play = factsOf(states.account, laws, { game: terms.games[0], place, now: at });
    const { currency, buyIn: amount } = terms;
    const barred = barredBy('stakes', guardedAt(protection, wallet, at), { currency, amount });
    return {
      unmet: unmetBy(terms.conditions, facts),
      play: mayPlay(modeOf(currency), play),
      ...barredAnswer(barred),
      ...(facts.age === undefined ? {} : { age: facts.age }),
      level: facts.level,
    };
  };

  const first: Paging = { page: 1, perPage: TOURNAMENT_LEADERS_PAGE };

  const detail = async (
    known: Known,
    { player, country = DEFAULT_COUNTRY }: Viewer,
  ): Promise<Tournament> => {
    const [leaderboard, winners, own, admission] = await Promise.all([
      board(known, player, first),
      winnersOf(known, player),
      player === undefined ? undefined : standingIn(known, player),
      player === undefined ? undefined : admissionOf(known, player, country),
    ]);
    const joined = own?.state === 'joined' || own?.state === 'placed';
    return {
      ...cardOf(catalogue, known, joined),
      ...detailsOf(known),
      leaderboard,
      winners,
      ...(own === undefined ? {} : { own }),
      ...(admission === undefined ? {} : { admission }),
    };
  };

  return {
    find,
    detail,
    standingIn,

    /** The first of each list of the home page. */
    async home(player: string | undefined) {
      const of = async (type: TournamentType): Promise<TournamentCard[]> => {
        const filter = { prize: 'all', sort: 'start', type, search: '' } as const;
        const { items } = await idsOf(filter, { page: 1, perPage: TOURNAMENTS_HOME });
        return cards(player, items);
      };
      const [upcoming, active, completed] = await Promise.all([
        of('upcoming'),
        of('active'),
        of('completed'),
      ]);
      return { upcoming, active, completed };
    },

    async list(
      player: string | undefined,
      filter: TournamentFilter,
      paging: Paging,
    ): Promise<Page<TournamentCard>> {
      const { items, total } = await idsOf(filter, paging);
      return { items: await cards(player, items), total };
    },

    async leaderboard(
      known: Known,
      viewer: string | undefined,
      paging: Paging,
    ): Promise<Page<TournamentEntry>> {
      return { items: await board(known, viewer, paging), total: known.state.entries };
    },

    /** What the whole room of a tournament hears: names, and nothing that a block would hide. */
    async names(known: Known): Promise<TournamentEntry[]> {
      const { prizes: won } = spoilsOf(known.state, known.terms);
      const rows = await boardRows(known.id, TOURNAMENT_LEADERS_PAGE);
      return rows.map((row, at) =>
        entryAnswer({ ...row, erased: true }, { rank: at + 1, prizes: won, hidden: new Set() }),
      );
    },

    /** Rounds that counted: of all the best ones, of one player the best or the latest. */
    async rounds(
      { id }: Known,
      viewer: string | undefined,
      { playerId, sort, page, perPage }: Paging & { playerId?: string | undefined; sort: string },
    ): Promise<Page<TournamentRound>> {
      const hidden = await relations.hiddenFrom(viewer);
      const wanted = sql`
        r.tournament = ${id} and r.ended is not null and not p.erased
          and r.player <> all(${[...hidden]})
          ${playerId === undefined ? sql`` : sql`and r.player = ${playerId}`}`;
      const isLatest = playerId !== undefined && sort === 'latest';
      const order = isLatest ? sql`r.ended desc` : sql`r.multiple desc, r.ended`;
      const those = sql`
        from tournament_rounds r join players p on p.id = r.player collate "default" where ${wanted}`;
      const { rows, total } = await readRange<RoundRow>(sql, rangeOf(page - 1, perPage), {
        rows: (counted) => sql`
          select r.round, r.player, p.username, r.multiple, ${counted} ${those} order by ${order}`,
        total: sql`select count(*) ${those}`,
      });
      const items = await Promise.all(
        rows.map(async ({ round, player, username, multiple }): Promise<TournamentRound[]> => {
          const found = await loadRound({ store, secrets, flights }, round);
          return found === undefined
            ? []
            : [
                {
                  round: playedRound({ catalogue }, found.round),
                  multiple,
                  player: username,
                  playerId: player,
                },
              ];
        }),
      );
      return { items: items.flat(), total };
    },
  };
};
