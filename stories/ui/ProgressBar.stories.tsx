import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '../../src/ui/ProgressBar';

const meta = {
  title: 'ui/ProgressBar',
  component: ProgressBar,
  args: { percent: 72, label: 'Progress to level 7', valueText: '720 of 1,000 coins' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const None: Story = { args: { percent: 0 } };
export const Full: Story = { args: { percent: 100, tone: 'success' } };
export const Jackpot: Story = { args: { tone: 'jackpot' } };
export const OutOfRange: Story = { args: { percent: 140 } };
