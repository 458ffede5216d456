import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from '../../src/ui/Count';

const meta = {
  title: 'ui/Count',
  component: Count,
  args: { of: 3 },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Many: Story = { args: { of: 140 } };
export const None: Story = { args: { of: 0 } };
