import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type EmailProofEvent, settingsPorts } from './settings.words';

/** An e-mail address that waits for its mailed link: mailed again, or given up. */
export const emailProofMachine = setup({
  types: {} as {
    context: { problem: Problem | undefined };
    events: EmailProofEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: settingsPorts,
  actions: {
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    tellPlayer: tell('player', { type: 'player.changed', changed: ['resetEmail'] }),
    sayKept: tell('alerts', {
      type: 'alerts.say',
      kind: 'success',
      slug: 'Settings.Your address stays as it is',
    }),
  },
}).createMachine({
  id: 'emailProof',
  context: { problem: undefined },
  initial: 'waiting',
  states: {
    waiting: {
      meta: { says: 'The address waits for its mailed link', spec: '§4 Email change' },
      initial: 'untried',
      on: { 'emailProof.cancel': 'cancelling', 'emailProof.mail': 'mailing' },
      states: {
        untried: { meta: { says: 'Nothing was asked yet', spec: '§4 Email change' } },
        mailed: { meta: { says: 'The link is on its way again', spec: '§7 B settings/verified' } },
        refused: { tags: ['failed'], meta: { says: 'The server refused it', spec: '§8' } },
        unreachable: {
          tags: ['failed', 'offline'],
          meta: { says: 'The server could not be reached', spec: '§8' },
        },
      },
    },
    cancelling: {
      tags: ['busy'],
      meta: { says: 'The new address is given up', spec: '§7 B settings/cancel/email' },
      entry: 'forgetProblem',
      invoke: { id: 'cancel', src: 'emailProof.cancel', input: undefined },
      on: {
        'emailProof.cancelled': { target: 'waiting', actions: ['tellPlayer', 'sayKept'] },
        'emailProof.refused': {
          target: 'waiting.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'waiting.unreachable',
      },
    },
    mailing: {
      tags: ['busy'],
      meta: { says: 'The link is mailed again', spec: '§7 B settings/verified' },
      entry: 'forgetProblem',
      invoke: { id: 'mail', src: 'emailProof.mail', input: undefined },
      on: {
        'emailProof.mailed': 'waiting.mailed',
        'emailProof.refused': {
          target: 'waiting.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'waiting.unreachable',
      },
    },
  },
});

export type EmailProofActor = ActorRefFrom<typeof emailProofMachine>;
