import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../../src/ui/Banner';

const meta = {
  title: 'ui/Banner',
  component: Banner,
  args: {
    text: 'The connection is lost.',
    detail: 'Trying again in 10 seconds.',
    actionLabel: 'Reconnect now',
    onAction: fn(),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {};
export const Reconnecting: Story = { args: { busy: true, detail: 'Reconnecting…' } };
export const WithoutAction: Story = { args: { text: 'Back again.', tone: 'info' } };
