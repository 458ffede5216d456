import type { Meta, StoryObj } from '@storybook/react-vite';
import { TournamentCover, TournamentIcon } from '../../src/art/TournamentArt';

const meta = {
  title: 'art/Tournaments',
  component: TournamentCover,
  args: { motif: 'sprint' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TournamentCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sprint: Story = {};
export const Crown: Story = { args: { motif: 'crown' } };
export const Freeroll: Story = { args: { motif: 'freeroll' } };
export const Icon: Story = { render: ({ motif }) => <TournamentIcon motif={motif} /> };
