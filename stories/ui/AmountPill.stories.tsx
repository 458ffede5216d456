import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountPill } from '../../src/ui/AmountPill';

const meta = {
  title: 'ui/AmountPill',
  component: AmountPill,
  args: { kind: 'coin', amount: '12,480', label: 'Coins' },
} satisfies Meta<typeof AmountPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coins: Story = {};
export const Money: Story = { args: { kind: 'money', amount: '€1,204', label: 'Balance' } };
export const Loading: Story = { args: { loading: true } };
export const Changed: Story = { args: { change: '+240' } };
