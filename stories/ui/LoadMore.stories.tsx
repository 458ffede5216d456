import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from '../../src/ui/LoadMore';

const meta = {
  title: 'ui/LoadMore',
  component: LoadMore,
  args: { label: 'Show more games', locked: false, onClick: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithProgress: Story = { args: { progress: '12 of 48' } };
export const Locked: Story = { args: { locked: true } };
export const Busy: Story = { args: { busy: true } };
