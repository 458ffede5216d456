import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AlertToast } from '../../src/ui/AlertToast';
import { Button } from '../../src/ui/Button';

const meta = {
  title: 'ui/AlertToast',
  component: AlertToast,
  args: {
    type: 'info',
    typeLabel: 'Information',
    text: 'Lantern Run starts in ten minutes.',
    closeLabel: 'Close',
    onClose: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof AlertToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { timeoutMs: 5000 } };
export const Failure: Story = {
  args: { type: 'error', typeLabel: 'Error', text: 'Wrong email or password' },
};
export const Success: Story = {
  args: {
    type: 'success',
    typeLabel: 'Done',
    text: 'Your information is updated',
    timeoutMs: 5000,
  },
};
export const Festive: Story = {
  args: { festive: true, title: 'Well done!', text: 'Achievement reached', timeoutMs: 5000 },
};
export const Warning: Story = {
  args: {
    type: 'warning',
    typeLabel: 'Warning',
    text: 'You have played for an hour.',
    timeoutMs: 5000,
  },
};
export const Question: Story = {
  args: {
    type: 'question',
    typeLabel: 'Question',
    title: 'Delete this letter?',
    text: 'It cannot be brought back.',
    actions: <Button kind="danger">Delete</Button>,
  },
};
export const Paused: Story = { args: { paused: true, timeoutMs: 5000 } };
export const Closing: Story = { args: { closing: true, timeoutMs: 5000 } };
export const NotClosable: Story = { args: { closeLabel: '' } };
