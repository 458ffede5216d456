import type { Caller } from '../http/route';
import type { Sql } from '../store/database';
import type { Tokens } from './session.token';

/** A checked session is believed this long without asking the database again. */
const BELIEVED_MS = 60_000;
const BELIEVED_MAX = 50_000;

export interface LiveSession extends Caller {
  /** When the token expires, in ms. */
  readonly expiresAt: number;
}

/**
 * Who is signed in. A session that ends anywhere is forgotten here by `forget…`, which the log's
 * `system` facts call in every process, so a revoked token stops working at once [decision 9].
 */
export class SessionRegistry {
  readonly #believed = new Map<string, { player: string; verified: boolean; until: number }>();
  /** Counts endings: a look that began before one must not be believed after it. */
  #endings = 0;

  constructor(
    readonly sql: Sql,
    readonly tokens: Tokens,
  ) {}

  /** The session behind a token, or undefined when it is bad, expired, ended or revoked. */
  async of(token: string, now: number): Promise<LiveSession | undefined> {
    const claims = await this.tokens.check(token, now);
    if (claims === undefined) return undefined;
    const { sub: player, sid: session } = claims;
    const known = this.#believed.get(session);
    const live = known !== undefined && known.until > now ? known : await this.#look(session, now);
    return live?.player === player
      ? { player, session, verified: live.verified, expiresAt: claims.exp * 1_000 }
      : undefined;
  }

  async #look(session: string, now: number) {
    const endings = this.#endings;
    const [row] = await this.sql<{ player: string; verified: boolean }[]>`
      select s.player, p.verified from sessions s join players p on p.id = s.player
      where s.id = ${session} and not s.ended`;
    if (row === undefined) return undefined;
    if (this.#believed.size >= BELIEVED_MAX) this.#believed.clear();
    const live = { ...row, until: now + BELIEVED_MS };
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
