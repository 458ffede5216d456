import type { Meta, StoryObj } from '@storybook/react-vite';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../src/ui/Avatar';
import { Menu } from '../../src/ui/Menu';

const meta = {
  title: 'ui/Menu',
  component: Menu,
  args: {
    label: 'Your account',
    trigger: <Avatar name="Mira" seed="mira" decorative />,
    items: [
      { id: 'profile', label: 'Profile', icon: <User />, href: '#profile' },
      { id: 'busy', label: 'Wallet', disabled: true },
      { id: 'out', label: 'Sign out', icon: <LogOut />, danger: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: { header: 'Signed in as Mira' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  },
};
