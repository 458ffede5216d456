import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionMachine } from '../../machines/auth/session.machine';
import { ActorFacts } from '../../src/inspect/ActorFacts';
import { chartOf } from '../../src/inspect/chart.rules';
import { JsonTree } from '../../src/inspect/JsonTree';
import { StepFacts } from '../../src/inspect/StepFacts';
import { anActor } from './actors';

const active = ['session', 'session.signedIn', 'session.signedIn.rested'];
const { states, edges } = chartOf(sessionMachine);

const meta = {
  title: 'inspect/Facts',
  component: ActorFacts,
  args: {
    actor: anActor('app/session', { value: 'signedIn.rested', active, tags: ['busy'] }),
    states: states.filter(({ id }) => active.includes(id)),
    edges: edges.filter(({ from }) => active.includes(from)),
  },
} satisfies Meta<typeof ActorFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfMachine: Story = {};
export const OfPort: Story = {
  args: {
    actor: anActor('app/lobby/find', { machine: undefined, source: 'lobby.find' }),
    states: [],
    edges: [],
  },
};
export const OfStep: Story = {
  render: () => (
    <StepFacts
      entry={{
        n: 4,
        at: 0,
        to: 'app/session',
        event: { type: 'session.refreshed', token: 'redacted' } as { type: string },
      }}
      followed={[
        { from: 'app/session', to: 'app/storage', event: { type: 'storage.keep' } },
        { from: 'app/session', to: 'app/hub', event: { type: 'session.renewed' } },
      ]}
    />
  ),
};
export const OfContext: Story = {
  render: () => (
    <JsonTree
      value={{
        filter: { search: 'lantern', sortBy: 'newest', feature: { jackpot: false } },
        language: 'en-US',
        favourites: ['game-1', 'game-2'],
        list: { items: [], total: 0, pages: 1 },
        chosen: null,
      }}
    />
  ),
};
