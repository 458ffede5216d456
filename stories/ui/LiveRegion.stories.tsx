import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveRegion } from '../../src/ui/LiveRegion';

const meta = {
  title: 'ui/LiveRegion',
  component: LiveRegion,
  args: { children: '500 coins won' },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Polite: Story = {};
export const Assertive: Story = {
  args: { urgency: 'assertive', children: 'The connection is lost' },
};
