import { type ActorRefFrom, assign, setup } from 'xstate';
import type { About } from '../../contract/branding';
import type { Look, Meaning } from '../kit/look';
import { type AboutEvent, aboutPorts } from './about.words';

export interface AboutContext {
  /** Undefined until it was told. */
  about: About | undefined;
}

const spec = '§7 B, decision 202';

/** Who runs this platform, as they say it where the reader is. */
export const aboutMachine = setup({
  types: {} as { context: AboutContext; events: AboutEvent; tags: Look; meta: Meaning },
  actors: aboutPorts,
  actions: {
    keep: assign((_, { about }: { about: About }) => ({ about })),
  },
}).createMachine({
  id: 'about',
  context: { about: undefined },
  initial: 'reading',
  states: {
    reading: {
      tags: ['busy'],
      meta: { says: 'Asks who runs this platform', spec },
      invoke: { id: 'read', src: 'about.read' },
      on: {
        'about.told': { target: 'told', actions: { type: 'keep', params: ({ event }) => event } },
        'port.failed': 'failed',
      },
    },
    told: { meta: { says: 'Who runs it is shown', spec } },
    failed: {
      tags: ['failed'],
      meta: { says: 'Who runs it did not load', spec: '§8' },
      on: { 'about.retry': 'reading' },
    },
  },
});

export type AboutActor = ActorRefFrom<typeof aboutMachine>;
