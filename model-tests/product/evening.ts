import type { HomeTournaments } from '../../machines/tournament/homeTournaments.words';
import { expect, Visitor } from '../../tests/e2e/support/fair';
import { goOnLater } from '../../tests/support/later';
import type { ServerProcess } from '../../tests/support/server';
import { grown } from './lifecycle';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const STAKE = 10;

/** How far the platform of this worker is ahead of the machine's time (ms). */
let ahead = 0;

/** A tournament of the next hour, from its opening to its end, on a platform that goes on in time. */
export class Evening {
  private constructor(
    readonly server: ServerProcess,
    readonly id: string,
    readonly start: number,
    readonly end: number,
  ) {}

  /** The free tournament that begins next, in which nobody is yet. */
  static async next(server: ServerProcess): Promise<Evening> {
    let free: HomeTournaments['upcoming'][number] | undefined;
    const find = async (): Promise<boolean> => {
      const answer = await fetch(`${server.url}/api/home/tournaments`);
      const { upcoming } = (await answer.json()) as HomeTournaments;
      free = upcoming.find(({ buyIn, entries }) => buyIn === 0 && entries === 0);
      return free !== undefined;
    };
    await expect.poll(find).toBe(true);
    if (free === undefined) throw new Error('Nothing is to come that is free');
    return new Evening(server, free.id, Date.parse(free.start), Date.parse(free.end));
  }

  /** The free tournament that is opened next: one of two hours later than those that are. */
  static async unopened(server: ServerProcess): Promise<Evening> {
    const opened = async (): Promise<{ start: string; end: string }[]> => {
      const answer = await fetch(`${server.url}/api/games/tournaments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prize: 'points', perPage: 100 }),
      });
      return ((await answer.json()) as { items: { start: string; end: string }[] }).items;
    };
    // A platform that has just begun opens one after the other, the last of them for the hour after next.
    let items: Awaited<ReturnType<typeof opened>> = [];
    const isAll = async (): Promise<boolean> => {
      items = await opened();
      return items.some(({ start }) => Date.parse(start) > Date.now() + ahead + HOUR_MS);
    };
    await expect.poll(isAll).toBe(true);
    const last = items.reduce((one, other) => (one.start > other.start ? one : other));
    const start = Date.parse(last.start) + HOUR_MS;
    const minute = new Date(start).toISOString().slice(0, 16).replaceAll(/[-T:]/g, '');
    const lasts = Date.parse(last.end) - Date.parse(last.start);
    return new Evening(server, `tournament_hourly-freeroll-${minute}`, start, start + lasts);
  }

  get path(): string {
    return `/tournaments/${this.id}`;
  }

  /** The platform goes on a minute after an instant. */
  async goTo(instant: number): Promise<void> {
    ahead = instant + MINUTE_MS - Date.now();
    await goOnLater(this.server, ahead / HOUR_MS);
  }

  /** Time passes, and everything is asked of the platform again. */
  async pass(): Promise<void> {
    ahead += MINUTE_MS;
    await goOnLater(this.server, ahead / HOUR_MS);
  }

  /** A round of a game that counts, at a stake that counts. */
  async play(player: Visitor): Promise<void> {
    const { url } = await player.ask<{ url: string }>('POST', '/games/lantern-run/url', {
      currency: 'COINS',
    });
    const launch = new URL(url, this.server.url).searchParams.get('launch');
    const { session } = await player.ask<{ session: string }>('POST', '/play/session', { launch });
    await player.ask('POST', '/play/seed', { session, clientSeed: 'mine' });
    for (let round = 0; round < 20; round += 1)
      await player.ask('POST', '/play/rounds', { session, stake: STAKE, bet: {} });
  }

  /** Somebody else enters it. */
  async rival(page: Visitor['page']): Promise<Visitor> {
    const other = new Visitor(page, this.server);
    await other.arrive(grown);
    await other.ask('POST', '/games/tournament/buyin', { _id: this.id });
    return other;
  }
}
