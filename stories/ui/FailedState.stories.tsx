import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FailedState } from '../../src/ui/FailedState';

const meta = {
  title: 'ui/FailedState',
  component: FailedState,
  args: {
    title: 'The winners could not be loaded',
    text: 'The fair did not answer.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { retrying: true } };
