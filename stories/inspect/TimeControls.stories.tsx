import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeControls } from '../../src/inspect/TimeControls';

const meta = {
  title: 'inspect/Time controls',
  component: TimeControls,
  args: {
    n: 14,
    count: 38,
    canGoBack: true,
    canGoForth: true,
    busy: false,
    onBack: fn(),
    onForth: fn(),
    onLive: fn(),
  },
} satisfies Meta<typeof TimeControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stepped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Live' }));
    await expect(args.onLive).toHaveBeenCalledOnce();
  },
};
export const Live: Story = { args: { n: undefined, canGoForth: false } };
export const Replaying: Story = { args: { busy: true } };
