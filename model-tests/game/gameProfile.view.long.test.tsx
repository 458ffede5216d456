import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { anAffiliate } from '../../contract/make/affiliate';
import { aGame } from '../../contract/make/game';
import type { gameProfileMachine } from '../../machines/game/gameProfile.machine';
import type { GameProfileEvent } from '../../machines/game/gameProfile.words';
import { Surroundings } from '../../src/views/game/Surroundings';
import { answer, hubSays, passMinute, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { gameProfileWalk } from './gameProfile.walk';

/** With somebody to go to. */
const events = gameProfileWalk.events.map(
  (event): GameProfileEvent =>
    event.type === 'gameProfile.loaded' ? { ...event, affiliates: [anAffiliate()] } : event,
);

// This DOM would follow a link.
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

test(
  'gameProfile: every edge is walked on the page',
  async () => {
    await walkView(
      {
        ...gameProfileWalk,
        events,
        // Of an answer that is on its way, whether it is overtaken.
        view: (around: SnapshotFrom<typeof gameProfileMachine>) => [
          around.context.gameId,
          around.context.clicks > 0,
          around.matches({ open: { profile: 'loading' } }) && around.context.profileBehind,
          around.matches({ open: { players: 'finding' } }) && around.context.playersBehind,
        ],
        // A click on its way changes nothing in what else happens.
        offers: (event: GameProfileEvent, { context }: SnapshotFrom<typeof gameProfileMachine>) =>
          context.clicks === 0 || event.type === 'affiliate.clicked',
      },
      {
        resident: 'gameProfile',
        view: <Surroundings game={aGame()} />,
        beside: ['clock'],
        by: {
          'game.entered': visit,
          'game.left': visit,
          'gameProfile.retry': () => press('button', 'Try again'),
          'gameProfile.loaded': 'gameProfile.load',
          'players.found': 'players.find',
          'presence.changed': ({ playerId, presence }, world) =>
            hubSays(world, 'OnOnlineStatusChange', { PlayerId: playerId, Presence: presence }),
          'affiliate.open': () => press('link', 'Open'),
          'affiliate.clicked': 'affiliate.click',
          'clock.minutePassed': (_, world) => passMinute(world),
          'connection.found': 'connection.watch',
          'port.failed': (event, world) =>
            answer(
              world,
              [event.port === 'players.find' ? 'players.find' : 'gameProfile.load'],
              event,
            ),
        },
        offers: [{ role: 'button', name: 'Try again', says: { type: 'gameProfile.retry' } }],
        sees: (around) => {
          const { profile, players, playerTotal } = around.context;
          expect(shows('Nobody plays it right now. Be the first.')).toBe(players.length === 0);
          expect(shows(`${playerTotal} players now`)).toBe(players.length > 0);
          expect(shows('Won here')).toBe((profile?.winners ?? []).length > 0);
          expect(shows('For money elsewhere')).toBe((profile?.affiliates ?? []).length > 0);
          expect(shows('Winners and players did not load.')).toBe(
            profile === undefined && around.matches({ open: { profile: 'failed' } }),
          );
        },
      },
    );
  },
  WALK_MS,
);
