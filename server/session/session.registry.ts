import type { Caller } from '../http/route';
import type { Sql } from '../store/database';
import { type Generations, isGood } from './session.moves';
import type { Claims, Tokens } from './session.token';

/** A checked session is believed this long without asking the database again. */
const BELIEVED_MS = 60_000;
const BELIEVED_MAX = 50_000;

export interface LiveSession extends Caller {
  /** When the token expires, in ms. */
  readonly expiresAt: number;
}

/** What is known of a session that has not ended. */
interface Known extends Generations {
  readonly player: string;
  readonly verified: boolean;
  /** When its player joined, in ms. */
  readonly joined: number;
  readonly until: number;
}

/**
 * Who is signed in. A session that ends or changes anywhere is forgotten here by `forget…`, which
 * the log's `system` facts call in every process, so a revoked token stops working at once
 * [decision 9].
 */
export class SessionRegistry {
  readonly #believed = new Map<string, Known>();
  /** Counts endings: a look that began before one must not be believed after it. */
  #endings = 0;

  constructor(
    readonly sql: Sql,
    readonly tokens: Tokens,
    /** Keeps that a session's newest token is used. */
    readonly keepUsed: (session: string, generation: number, at: string) => Promise<void>,
  ) {}

  /** The session behind a token, or undefined when it is bad, expired, ended, revoked or exchanged. */
  async of(token: string, now: number): Promise<LiveSession | undefined> {
    const claims = await this.tokens.check(token, now);
    if (claims === undefined) return undefined;
    const known = this.#believed.get(claims.sid);
    const believed = known !== undefined && known.until > now ? known : undefined;
    let live = believed ?? (await this.#look(claims.sid, now));
    const at = new Date(now).toISOString();
    if (live?.generation === claims.gen && claims.gen > 0 && live.adoptedAt === undefined) {
      await this.keepUsed(claims.sid, claims.gen, at);
      live = await this.#look(claims.sid, now);
    } else if (live !== undefined && live.generation < claims.gen) {
      // Exchanged by another process a moment ago.
      live = await this.#look(claims.sid, now);
    }
    return live !== undefined && isGood(live, claims.gen, at) ? liveOf(claims, live) : undefined;
  }

  /** The session behind a token that may have been exchanged already. */
  async bearerOf(token: string, now: number): Promise<LiveSession | undefined> {
    const claims = await this.tokens.check(token, now);
    if (claims === undefined) return undefined;
    const live = await this.#look(claims.sid, now);
    return live === undefined ? undefined : liveOf(claims, live);
  }

  async #look(session: string, now: number): Promise<Known | undefined> {
    const endings = this.#endings;
    const [row] = await this.sql<
      (Pick<Known, 'player' | 'verified' | 'generation'> & { adopted: Date | null; joined: Date })[]
    >`
      select s.player, s.generation, s.adopted, p.verified, p.joined
      from sessions s join players p on p.id = s.player
      where s.id = ${session} and not s.ended`;
    if (row === undefined) return undefined;
    if (this.#believed.size >= BELIEVED_MAX) this.#believed.clear();
    const { adopted, joined, ...told } = row;
    const live = {
      ...told,
      joined: joined.getTime(),
      ...(adopted === null ? {} : { adoptedAt: adopted.toISOString() }),
      until: now + BELIEVED_MS,
    };
    if (endings === this.#endings) this.#believed.set(session, live);
    return live;
  }

  forgetSession(session: string): void {
    this.#endings += 1;
    this.#believed.delete(session);
  }

  forgetPlayer(player: string): void {
    this.#endings += 1;
    for (const [session, live] of this.#believed) {
      if (live.player === player) this.#believed.delete(session);
    }
  }
}

const liveOf = (
  { sub: player, sid: session, gen: generation, exp }: Claims,
  { player: holder, verified, joined }: Known,
): LiveSession | undefined =>
  player === holder
    ? { player, session, generation, verified, joined, expiresAt: exp * 1_000 }
    : undefined;
