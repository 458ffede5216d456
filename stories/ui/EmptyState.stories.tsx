import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button';
import { EmptyState } from '../../src/ui/EmptyState';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'No favourites yet', text: 'Tap the star on a game and it waits for you here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tent: Story = {};
export const Ticket: Story = {
  args: { art: 'ticket', title: 'No scratch cards', text: 'A new level always brings one.' },
};
export const WithAction: Story = { args: { action: <Button kind="primary">Find a game</Button> } };
export const TitleOnly: Story = { args: { text: undefined } };
