import { need } from '../../contract/desk';
import { mayStaff } from '../../contract/staff.rules';
import type { Caller, StaffCaller } from '../http/route';
import type { Tokens } from '../session/session.token';
import type { StaffSessions } from '../staff/staff.session';
import type { Sql } from '../store/database';

/** As the call that opens one. */
const LOOKING = need('players', 'write');

/** Whoever of staff looks at a player's page, as their token says: a caller who may only read. */
export class Viewings {
  constructor(
    readonly sql: Sql,
    readonly tokens: Pick<Tokens, 'signViewing' | 'checkViewing'>,
    readonly staffSessions: Pick<StaffSessions, 'lasting'>,
  ) {}

  /** The address of the page that a member looks at, at an instant in ms; its token opens nothing else. */
  async pageOf(player: string, { session }: StaffCaller, now: number): Promise<string> {
    return `/staff/view#${await this.tokens.signViewing(player, session, now)}`;
  }

  /**
   * Who is looked at by a token, at an instant in ms; undefined for any other token, and as soon as the
   * member's own session ends or may not any more.
   */
  async of(token: string, now: number): Promise<Caller | undefined> {
    const viewing = await this.tokens.checkViewing(token, now);
    if (viewing === undefined) return undefined;
    const member = await this.staffSessions.lasting(viewing.session, now);
    if (member === undefined || !mayStaff(member.grants, LOOKING)) return undefined;
    const [row] = await this.sql<{ verified: boolean; joined: Date }[]>`
      select verified, joined from players where id = ${viewing.player} and not erased`;
    if (row === undefined) return undefined;
    return {
      player: viewing.player,
      session: '',
      generation: 0,
      verified: row.verified,
      joined: row.joined.getTime(),
      viewer: member.staff,
    };
  }
}
