import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Coins' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
