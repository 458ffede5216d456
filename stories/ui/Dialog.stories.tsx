import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button';
import { Dialog } from '../../src/ui/Dialog';

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Sign in to play for coins',
    closeLabel: 'Close',
    onClose: fn(),
    children: 'Fun play is always open. Coins are kept in your account.',
    footer: (
      <>
        <Button kind="ghost">Not now</Button>
        <Button kind="primary">Sign in</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: 'small' } };
export const Mid: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Big: Story = { args: { size: 'big' } };
export const Full: Story = { args: { size: 'full' } };
export const Closed: Story = { args: { open: false } };
export const MustAnswer: Story = { args: { closeLabel: '' } };
export const LongText: Story = {
  args: {
    size: 'small',
    children: Array.from({ length: 40 }, (_, at) => (
      <p key={at}>Line {at + 1} of the terms of the fair.</p>
    )),
  },
};

export const FocusReturns: Story = {
  args: { open: false, size: 'small', children: <input aria-label="Name" /> },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
