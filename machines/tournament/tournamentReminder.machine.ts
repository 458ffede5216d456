import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Tournament } from '../../contract/tournament';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { mayGo } from './tournamentEntry.rules';
import { type TournamentReminderEvent, tournamentReminderPorts } from './tournamentReminder.words';

export interface TournamentReminderContext {
  id: string;
  /** A reminder comes a quarter of an hour before the start. */
  remind: boolean;
}

type Told = { tournament: Tournament; due: boolean; news: boolean };

/** Whether the player is reminded of the tournament that is shown; turned over before its start. */
export const tournamentReminderMachine = setup({
  types: {} as {
    context: TournamentReminderContext;
    events: TournamentReminderEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: tournamentReminderPorts,
  guards: {
    // Who is in none of its states has nothing to be reminded of.
    isNone: (_, { tournament, due }: Told) =>
      tournament.own === undefined || !mayGo({ tournament, due }),
    isNews: (_, { news }: Told) => news,
  },
  actions: {
    keep: assign({
      id: (_, { tournament }: { tournament: Tournament }) => tournament.id,
      remind: (_, { tournament }) => tournament.own?.remind ?? false,
    }),
    turn: assign({ remind: ({ context }) => !context.remind }),
    forget: assign({ id: '', remind: false }),
    tellChanged: publish((_, { tournament }: { tournament: Tournament }) => ({
      type: 'tournament.changed',
      id: tournament.id,
      tournament,
    })),
  },
}).createMachine({
  id: 'tournamentReminder',
  context: { id: '', remind: false },
  initial: 'closed',
  on: {
    'tournament.told': [
      {
        guard: { type: 'isNone', params: ({ event }) => event },
        target: '.closed',
        actions: 'forget',
      },
      { guard: { type: 'isNews', params: ({ event }) => event } },
      { target: '.settled', actions: { type: 'keep', params: ({ event }) => event } },
    ],
    'tournament.left': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { meta: { says: 'There is no start to be reminded of', spec: 'decision 116' } },
    settled: {
      meta: { says: 'It is known whether a reminder comes', spec: 'decision 116' },
      on: { 'tournamentReminder.turn': { target: 'saving', actions: 'turn' } },
    },
    saving: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as turned, on its way', spec: 'decision 116' },
      invoke: {
        id: 'save',
        src: 'tournamentReminder.save',
        input: ({ context: { id, remind } }) => ({ id, remind }),
      },
      on: {
        // Told of the time before: the answer is newer.
        'tournament.told': {},
        'tournamentReminder.turned': {
          target: 'settled',
          actions: [
            { type: 'keep', params: ({ event }) => event },
            { type: 'tellChanged', params: ({ event }) => event },
          ],
        },
        'tournamentReminder.refused': { target: 'unsaved', actions: 'turn' },
        'port.failed': { target: 'unsaved', actions: 'turn' },
      },
    },
    unsaved: {
      tags: ['failed'],
      meta: { says: 'It was not saved, and is as before', spec: 'decision 5' },
      on: { 'tournamentReminder.turn': { target: 'saving', actions: 'turn' } },
    },
  },
});

export type TournamentReminderActor = ActorRefFrom<typeof tournamentReminderMachine>;
