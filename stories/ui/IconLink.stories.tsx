import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import { IconLink } from '../../src/ui/IconLink';

const meta = {
  title: 'ui/IconLink',
  component: IconLink,
  args: { href: '#', label: 'Notifications', icon: <Bell /> },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Waiting: Story = { args: { label: '12 unseen notifications', count: 12 } };
export const Many: Story = { args: { label: '140 unseen notifications', count: 140 } };
