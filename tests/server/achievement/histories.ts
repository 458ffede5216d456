import { sampleDefinition } from '../../../server/achievement/achievement.catalogue';
import type { Tallies } from '../../../server/achievement/achievement.tallies';
import type { RecordedEvent } from '../../../server/store/projection';
import { seeded } from '../../../src/art/random';

/** What one player did, one thing after another. */
export type Deeds = (
  | { did: 'round'; game: string; stake: number; won: number; day: number }
  | { did: 'gift'; to: string }
  | { did: 'begin'; hours: number }
)[];

const BEGIN = Date.parse('2026-11-02T10:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const games = ['game_neon-orchard', 'game_high-striker', 'game_lantern-mines'];
const limited = 'achievement_sprint';

/** A history of random things: rounds won and lost over some days, gifts, a sprint begun in it. */
export const historyOf = (seed: string, length: number): Deeds => {
  const random = seeded(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  let day = 0;
  return Array.from({ length }, (): Deeds[number] => {
    const dice = below(20);
    if (dice === 0) return { did: 'begin', hours: 1 + below(40) };
    if (dice <= 3) return { did: 'gift', to: `player_${below(3)}` };
    if (dice <= 6) day += below(3);
    const game = games[below(games.length)] ?? '';
    return {
      did: 'round',
      game,
      stake: 10,
      won: [0, 0, 5, 15, 20, 100, 1_000][below(7)] ?? 0,
      day,
    };
  });
};

/** When each of them happens: minute after minute, on its day. */
const timesOf = (deeds: Deeds): number[] => {
  let day = 0;
  return deeds.map((deed, index) => {
    if (deed.did === 'round') day = Math.max(day, deed.day);
    return BEGIN + day * DAY + index * MINUTE;
  });
};

/** The same as events of the log, without their positions. */
export const eventsFor = (player: string, deeds: Deeds): Omit<RecordedEvent, 'position'>[] => {
  const times = timesOf(deeds);
  return deeds.map((deed, index) => {
    const at = new Date(times[index] ?? 0).toISOString();
    const recorded = (kind: string, id: string, event: object) => ({
      stream: `${kind}:${id}`,
      id,
      version: 1,
      event: event as RecordedEvent['event'],
      at,
    });
    switch (deed.did) {
      case 'round':
        return recorded('round', `round_${player}-${index}`, {
          type: 'round.won',
          tx: 'tx',
          at,
          amount: deed.won,
          wallet: player,
          game: deed.game,
          currency: 'COINS',
          stake: deed.stake,
        });
      case 'gift':
        return recorded('gift', `gift_${player}-${index}`, {
          type: 'gift.sent',
          sender: player,
          recipient: deed.to,
        });
      case 'begin': {
        const until = new Date((times[index] ?? 0) + deed.hours * 60 * MINUTE).toISOString();
        return recorded('achievement', player, {
          type: 'achievement.activated',
          achievement: limited,
          cost: 1,
          until,
          at,
        });
      }
    }
  });
};

const longestRun = (flags: readonly boolean[]): number =>
  Math.max(
    0,
    ...flags.reduce<number[]>((runs, flag) => [...runs, flag ? (runs.at(-1) ?? 0) + 1 : 0], []),
  );

const countsOf = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** What such a history counts, told anew from its beginning: a second opinion for the tables. */
export const talliedFrom = (deeds: Deeds): Tallies => {
  const times = timesOf(deeds);
  const timed = deeds.map((deed, index) => ({ deed, at: times[index] ?? 0 }));
  const rounds = timed.flatMap(({ deed, at }) => (deed.did === 'round' ? [{ ...deed, at }] : []));
  const wins = rounds.filter(({ won, stake }) => won > stake);
  const fold = (times_: number) => rounds.filter(({ won, stake }) => won >= times_ * stake);
  const gifts = deeds.flatMap((deed) => (deed.did === 'gift' ? [deed.to] : []));
  const days = [...new Set(rounds.map(({ at }) => Math.floor(at / DAY)))];
  const span = days.length === 0 ? 0 : Math.max(...days) - Math.min(...days) + 1;
  const sums = new Map<string, { times: number; different: number }>();
  const sum = (deed: string, subjects: readonly (string | number)[]): void => {
    if (subjects.length > 0)
      sums.set(deed, { times: subjects.length, different: new Set(subjects).size });
  };
  sum(
    'round',
    rounds.map(({ game }) => game),
  );
  sum(
    'day',
    rounds.map(({ at }) => Math.floor(at / DAY)),
  );
  sum(
    'win',
    wins.map(({ game }) => game),
  );
  sum(
    'tenfold',
    fold(10).map(({ game }) => game),
  );
  sum(
    'hundredfold',
    fold(100).map(({ game }) => game),
  );
  sum('gift', gifts);
  if (rounds.length > 0) {
    const times_ = longestRun(rounds.map(({ won, stake }) => won > stake));
    sums.set('streak', { times: times_, different: 1 });
  }
  const windows = new Map<string, number>();
  const steps = sampleDefinition(limited)?.steps ?? [];
  let closes: number | undefined;
  for (const { deed, at } of timed) {
    if (deed.did === 'begin') {
      closes = at + deed.hours * 60 * MINUTE;
      for (const step of steps.keys()) {
        const key = `${limited}/${step}`;
        windows.set(key, windows.get(key) ?? 0);
      }
    }
    if (deed.did === 'round' && closes !== undefined && at < closes)
      windows.set(`${limited}/0`, (windows.get(`${limited}/0`) ?? 0) + 1);
  }
  return {
    sums,
    games: countsOf([
      ...rounds.map(({ game }) => `round/${game}`),
      ...wins.map(({ game }) => `win/${game}`),
      ...fold(100).map(({ game }) => `hundredfold/${game}`),
      ...fold(10).map(({ game }) => `tenfold/${game}`),
    ]),
    daysInARow: longestRun(
      Array.from({ length: span }, (_, day) => days.includes(Math.min(...days) + day)),
    ),
    windows,
  };
};
