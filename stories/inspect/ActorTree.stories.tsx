import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActorTree } from '../../src/inspect/ActorTree';
import { actors } from './actors';

const meta = {
  title: 'inspect/Actor tree',
  component: ActorTree,
  args: { actors, chosen: 'app/session', onChoose: fn() },
} satisfies Meta<typeof ActorTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NotAlive: Story = { args: { chosen: 'app/stage/sign-in' } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('treeitem', { name: /session/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('app/wallet');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('treeitem', { name: /^app/ })).toHaveFocus();
  },
};
