import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GameCover } from '../../src/art/GameCover';
import { GameCard } from '../../src/ui/GameCard';
import frame from './Frame.module.css';

const meta = {
  title: 'ui/GameCard',
  component: GameCard,
  args: {
    name: 'Lantern Run',
    studio: 'Slot, Lantern Works',
    href: '#lantern-run',
    aboutHref: '#about-lantern-run',
    aboutLabel: 'About Lantern Run',
    art: <GameCover subject="lantern" seed="Lantern Run" />,
    favourite: false,
    favouriteLabel: 'Add Lantern Run to favourites',
    onFavourite: fn(),
  },
  render: (args) => (
    <section className={frame.card}>
      <h2>Games</h2>
      <GameCard {...args} />
    </section>
  ),
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Favourite: Story = {
  args: { favourite: true, favouriteLabel: 'Remove Lantern Run from favourites' },
};
export const FavouriteInFlight: Story = { args: { favourite: true, favouriteBusy: true } };
export const Tagged: Story = { args: { tag: 'Jackpot' } };
export const NotHere: Story = { args: { note: 'Browse only where you are' } };
export const LongName: Story = {
  args: { name: 'The Extraordinary Midnight Carousel of Professor Lindqvist' },
};
