import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button';
import { OfflineState } from '../../src/ui/OfflineState';

const meta = {
  title: 'ui/OfflineState',
  component: OfflineState,
  args: { title: 'You are offline', text: 'The games come back with your connection.' },
} satisfies Meta<typeof OfflineState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const WithAction: Story = { args: { action: <Button>Reconnect now</Button> } };
