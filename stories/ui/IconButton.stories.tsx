import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Star from 'lucide-react/icons/star';
import { IconButton } from '../../src/ui/IconButton';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Ghost: Story = { args: { kind: 'ghost' } };
export const Pressed: Story = { args: { label: 'Favourite', icon: <Star />, pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
