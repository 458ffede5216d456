import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from '../../src/ui/Tabs';

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  args: {
    label: 'About the game',
    tabs: [
      { id: 'reviews', label: 'Reviews', count: '38' },
      { id: 'messages', label: 'Messages' },
      { id: 'rounds', label: 'Your rounds' },
    ],
    selected: 'reviews',
    onSelect: fn(),
    children: 'Rosa: the free spins come often enough to keep me here.',
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = {
  args: { selected: 'messages', children: 'June: that reel sound is lovely.' },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: /Reviews/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('messages');
    await expect(canvas.getByRole('tab', { name: 'Messages' })).toHaveFocus();
  },
};
