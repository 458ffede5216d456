import type { Meta, StoryObj } from '@storybook/react-vite';
import { hubMachine } from '../../machines/hub/hub.machine';
import { lobbyMachine } from '../../machines/lobby/lobby.machine';
import { ChartView } from '../../src/inspect/ChartView';
import { chartOf } from '../../src/inspect/chart.rules';
import { layOut } from '../../src/inspect/layout';
import styles from './Frame.module.css';

const [lobby, hub] = await Promise.all([
  layOut(chartOf(lobbyMachine)),
  layOut(chartOf(hubMachine)),
]);

const meta = {
  title: 'inspect/Chart',
  component: ChartView,
  decorators: (Story) => (
    <section aria-label="Chart" tabIndex={0} className={styles.scroll}>
      <Story />
    </section>
  ),
} satisfies Meta<typeof ChartView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lobby: Story = {
  args: {
    layout: lobby,
    value: 'open.shown',
    active: ['lobby', 'lobby.open', 'lobby.open.shown'],
    taken: ['lobby.open.loading list.listed[2]'],
  },
};
export const Nested: Story = {
  args: {
    layout: hub,
    value: 'reconnecting.waiting',
    active: ['hub', 'hub.reconnecting', 'hub.reconnecting.waiting'],
    taken: ['hub.connected hub.dropped[0]'],
  },
};
