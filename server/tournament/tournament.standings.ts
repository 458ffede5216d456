import type { Sql } from '../store/database';
import { Ranking } from './tournament.ranking';

interface Row {
  player: string;
  status: string;
  score: number;
  reached: number;
  changed: number;
}

/** Whoever is on the leaderboard. */
const isOn = ({ status }: Row): boolean => status === 'joined' || status === 'placed';

/** One leaderboard, read as far as it changed whenever it is asked for. */
class Board {
  readonly ranking = new Ranking();
  #position = 0;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    readonly sql: Sql,
    readonly tournament: string,
  ) {}

  /** Resolves once it holds what was committed before. What is being read may have missed that. */
  current(): Promise<void> {
    if (this.#reading === undefined) {
      this.#reading = this.#read().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.current();
      });
    return this.#next;
  }

  async #read(): Promise<void> {
    const rows = await this.sql<Row[]>`
      select player, status, score, reached, changed from tournament_entries
      where tournament = ${this.tournament} and changed > ${this.#position} order by changed`;
    for (const row of rows) {
      if (isOn(row)) this.ranking.put(row.player, { score: row.score, reached: row.reached });
      else this.ranking.delete(row.player);
      this.#position = row.changed;
    }
  }
}

/** Leaderboards that one process keeps; who is asked for longest ago makes room. */
const KEPT = 100;

/**
 * Who has which rank in the tournaments that are under way: what a database would have to count by the
 * hundred thousand. Each process keeps them for itself and reads what changed since, by its position
 * in the log, so an answer holds everything that was committed before the question [decision 114].
 */
export class Standings {
  readonly #boards = new Map<string, Board>();

  constructor(readonly sql: Sql) {}

  /** From 1; undefined for who is not on the leaderboard. */
  async rankOf(tournament: string, player: string): Promise<number | undefined> {
    const board = this.#boards.get(tournament) ?? new Board(this.sql, tournament);
    this.#boards.delete(tournament);
    this.#boards.set(tournament, board);
    const [oldest] = this.#boards.keys();
    if (this.#boards.size > KEPT && oldest !== undefined) this.#boards.delete(oldest);
    await board.current();
    return board.ranking.rankOf(player);
  }
}
