import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioPills } from '../../src/ui/RadioPills';

const meta = {
  title: 'ui/RadioPills',
  component: RadioPills,
  args: {
    legend: 'Play mode',
    value: 'fun',
    onChange: fn(),
    options: [
      { value: 'fun', label: 'Fun' },
      { value: 'coins', label: 'Coins' },
      { value: 'money', label: 'Money' },
    ],
  },
} satisfies Meta<typeof RadioPills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllAllowed: Story = {};
export const SecondChosen: Story = { args: { value: 'coins' } };
export const Wide: Story = { args: { wide: true } };
export const OneRefused: Story = {
  args: {
    options: [
      { value: 'fun', label: 'Fun' },
      { value: 'coins', label: 'Coins', reason: 'Sign in to play for coins.' },
      { value: 'money', label: 'Money', reason: 'Real money play is not offered where you are.' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Coins' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Coins' })).toHaveAccessibleDescription(
      'Sign in to play for coins.',
    );
  },
};
export const RefusedInABubble: Story = {
  args: {
    reasons: 'bubble',
    options: [
      { value: 'fun', label: 'Fun' },
      { value: 'money', label: 'Money', reason: 'Real money play is not offered where you are.' },
    ],
  },
};
