import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SelectBox } from '../../src/ui/SelectBox';

const meta = {
  title: 'ui/SelectBox',
  component: SelectBox,
  args: {
    label: 'Sort by',
    name: 'sort',
    value: 'newest',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'Newest' },
      { value: 'popular', label: 'Popular' },
      { value: 'oldest', label: 'Oldest' },
      { value: 'jackpot', label: 'Jackpot', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Bare: Story = { args: { bare: true } };
export const WithHint: Story = { args: { hint: 'Kept for your next visit.' } };
export const WithError: Story = { args: { error: 'Choose an order.' } };
export const Disabled: Story = { args: { disabled: true } };
