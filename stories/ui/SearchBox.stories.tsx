import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchBox } from '../../src/ui/SearchBox';

const meta = {
  title: 'ui/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search games',
    placeholder: 'Search games, studios, friends',
    clearLabel: 'Clear',
    value: '',
    onChange: fn(),
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithShortcut: Story = { args: { shortcut: 'Ctrl K' } };
export const Filled: Story = { args: { value: 'lantern' } };
export const Busy: Story = { args: { value: 'lantern', busy: true } };
