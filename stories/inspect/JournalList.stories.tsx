import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { JournalList } from '../../src/inspect/JournalList';

const entry = (n: number, to: string, type: string) => ({ n, at: n * 4_000, to, event: { type } });
const entries = [
  entry(18, 'app/session', 'session.refreshed'),
  entry(17, 'app/session', 'session.renew'),
  entry(16, 'app/hub', 'xstate.after.HUB_RECONNECT_DELAYS_MS.hub.reconnecting.waiting'),
  entry(14, 'app/wallet', 'port.failed'),
  entry(11, 'app/lobby', 'lobby.search'),
  entry(2, 'app/branding', 'branding.loaded'),
];

const meta = {
  title: 'inspect/Journal list',
  component: JournalList,
  args: { entries, since: 0, chosen: undefined, onChoose: fn() },
} satisfies Meta<typeof JournalList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const Stepped: Story = { args: { chosen: 14 } };
export const Long: Story = {
  args: { entries: Array.from({ length: 320 }, (_, at) => entry(320 - at, 'app/clock', 'tick')) },
};
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('option', { name: /session.refreshed/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(17);
    await userEvent.keyboard('{End}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
  },
};
