import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/limits';
import { rhythms } from '../../../contract/template.rules';
import { projections } from '../../../server/kinds';
import { Store } from '../../../server/store/store';
import { catalogueWith } from '../../../server/supplier/supplier.registry';
import { occurrencesAt } from '../../../server/template/template.calendar';
import { Templates } from '../../../server/template/template.registry';
import { sampleTemplates } from '../../../server/template/template.sample';
import { scheduleTournaments } from '../../../server/tournament/tournament.schedule';
import { type FreshDatabase, freshDatabase } from '../../support/database';

const catalogue = catalogueWith([]);
const MINUTE_MS = 60_000;
/** A Wednesday. */
const NOW = Date.parse('2026-11-25T10:17:00.000Z');

describe('templates', () => {
  test.each(Object.entries(sampleTemplates))(
    '%s comes again without a gap, and is seen before it starts',
    (key, template) => {
      const { every, lasts, ahead } = template.when;
      const everyMs = rhythms[every] * MINUTE_MS;
      const starts = new Map<string, number>();
      for (let now = NOW; now < NOW + 15 * DAY_MS; now += 15 * MINUTE_MS) {
        const occurrences = occurrencesAt(key, template, now);
        expect(occurrences.length).toBeGreaterThan(0);
        for (const { id, terms } of occurrences) {
          const start = Date.parse(terms.start);
          expect(start).toBeGreaterThan(now);
          expect(start - now).toBeLessThanOrEqual(ahead * MINUTE_MS);
          expect(Date.parse(terms.end) - start).toBe(lasts * MINUTE_MS);
          // One of this name starts at one moment, whenever it is asked for.
          expect(starts.get(id) ?? start).toBe(start);
          starts.set(id, start);
        }
      }
      const sorted = [...starts.values()].sort((one, other) => one - other);
      for (const [at, start] of sorted.entries())
        expect(start - (sorted[at - 1] ?? start - everyMs)).toBe(everyMs);
    },
  );

  test.each(Object.entries(sampleTemplates))(
    '%s is of games that there are, at stakes that they take',
    (_, { games, leastStake }) => {
      for (const id of games) {
        const stakes = catalogue.find(id)?.game.stakes ?? [];
        expect(Math.max(...stakes)).toBeGreaterThanOrEqual(leastStake);
      }
    },
  );

  test('at the very moment of a start it is the next one that is to come', () => {
    const key = 'template_hourly-freeroll';
    const hourly = sampleTemplates[key];
    if (hourly === undefined) throw new Error('There is none');
    const noon = Date.parse('2026-11-25T12:00:00.000Z');
    const first = (now: number) => occurrencesAt(key, hourly, now)[0]?.terms.start;
    expect(first(noon - 1)).toBe('2026-11-25T12:00:00.000Z');
    expect(first(noon)).toBe('2026-11-25T13:00:00.000Z');
  });
});

describe('the schedule', () => {
  const templates = new Templates();
  let database: FreshDatabase;
  let stores: Store[];
  beforeAll(async () => {
    database = await freshDatabase();
    const { address } = database;
    stores = await Promise.all([0, 1].map(() => Store.open({ address, projections })));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  const run = (now: number) =>
    Promise.all(
      stores.map((store) => scheduleTournaments({ store, templates }).run(new Date(now))),
    );
  const opened = async (): Promise<string[]> => {
    const rows = await database.sql<{ stream: string }[]>`
      select stream from events where type = 'tournament.opened' order by stream`;
    return rows.map(({ stream }) => stream);
  };
  const dueAt = (now: number): string[] =>
    templates
      .announcedAt(now)
      .map(({ id }) => `tournament:${id}`)
      .sort();

  test('two processes at once open each of them once, with its timers', async () => {
    await run(NOW);
    expect(await opened()).toEqual(dueAt(NOW));
    const timers = await database.sql<{ kind: string; count: number }[]>`
      select kind, count(*)::int as count from timers group by kind order by kind`;
    const count = dueAt(NOW).length;
    expect([...timers]).toEqual([
      { kind: 'tournament end', count },
      { kind: 'tournament reminder', count },
      { kind: 'tournament start', count },
    ]);
  });

  test('a reminder is due a quarter of an hour before the start', async () => {
    const rows = await database.sql<{ stream: string; start: string; due: Date }[]>`
      select e.stream, e.data ->> 'start' as start, t.due from events e
      join timers t on t.kind = 'tournament reminder' and 'tournament:' || t.subject = e.stream
      where e.type = 'tournament.opened'`;
    expect(rows).not.toEqual([]);
    for (const { start, due } of rows)
      expect(Date.parse(start) - due.getTime()).toBe(15 * MINUTE_MS);
  });

  test('a clock that jumps ahead, and back again, opens none twice and none that has begun', async () => {
    const later = NOW + 3 * DAY_MS;
    await run(later);
    const both = [...new Set([...dueAt(NOW), ...dueAt(later)])].sort();
    expect(await opened()).toEqual(both);
    await run(NOW);
    await run(NOW + MINUTE_MS);
    expect(await opened()).toEqual(both);
  });
});
