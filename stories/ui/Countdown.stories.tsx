import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from '../../src/ui/Countdown';

const part = (unit: string, count: number) => ({ unit, label: unit, count });
const rest = [part('hours', 3), part('minutes', 41), part('seconds', 7)];

const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: { label: 'Starts in', parts: rest },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const WithDays: Story = { args: { parts: [part('days', 12), ...rest] } };
export const Passed: Story = { args: { parts: rest.map((each) => ({ ...each, count: 0 })) } };
