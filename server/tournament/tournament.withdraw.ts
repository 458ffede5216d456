import type { Platform } from '../platform';
import { erasedBy } from '../player/erasure.filter';
import { protectionKind } from '../protection/protection.events';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { leaveFor, refundEntry } from './tournament.command';

/**
 * Takes whose account is closed out of every tournament that is not decided: the buy-in comes back out
 * of the pot, the place goes to the next one.
 */
export const withdrawClosed = (needs: Pick<Platform, 'sql' | 'store'>): Consumer => ({
  name: 'tournament withdrawals',
  stance: 'pays out',
  from: 'start',
  async handle(events) {
    for (const player of erasedBy(events)) {
      const { at } = events.find(({ id }) => id === player) ?? { at: '' };
      const rows = await needs.sql<{ tournament: string }[]>`
        select e.tournament from tournament_entries e join tournaments t on t.id = e.tournament
        where e.player = ${player} and e.status = 'joined' and not t.closed`;
      for (const { tournament } of rows) {
        const outcome = await refundEntry(needs, tournament, { player, why: 'account closed', at });
        // It ended meanwhile: what was played for there is decided.
        if ('refused' in outcome && outcome.refused.code !== 'step-illegal')
          throw new Error(`${tournament} kept a buy-in: ${outcome.refused.code}`);
      }
    }
  },
});

/**
 * Takes who pauses play out of the tournaments that have not begun, and of those under way that end
 * within the pause and in which they have bet nothing that counts: the buy-in comes back. Any other is
 * played on, and what it pays is paid [decision 126].
 */
export const withdrawPaused = (needs: Pick<Platform, 'sql' | 'store'>): Consumer => ({
  name: 'paused tournaments',
  stance: 'pays out',
  from: 'start',
  async handle(events) {
    for (const { id: player, event, at } of eventsOf(protectionKind, events)) {
      if (event.type !== 'play.paused') continue;
      const { until } = event;
      const rows = await needs.sql<{ tournament: string; hasPlayed: boolean }[]>`
        select e.tournament, exists (
          select from tournament_rounds r where r.tournament = e.tournament and r.player = e.player
        ) as "hasPlayed"
        from tournament_entries e join tournaments t on t.id = e.tournament
        where e.player = ${player} and e.status = 'joined' and not t.closed`;
      for (const { tournament, hasPlayed } of rows) {
        const left = await leaveFor(needs, tournament, { player, at });
        const outcome =
          'refused' in left && left.refused.code === 'tournament-begun'
            ? await refundEntry(needs, tournament, {
                player,
                why: 'protected',
                until,
                hasPlayed,
                at,
              })
            : left;
        // It was left or ended meanwhile, or is played on.
        if ('refused' in outcome && outcome.refused.code !== 'step-illegal')
          throw new Error(`${tournament} kept a buy-in: ${outcome.refused.code}`);
      }
    }
  },
});
