import type { Meta, StoryObj } from '@storybook/react-vite';
import { COVER_SUBJECTS, GameCover } from '../../src/art/GameCover';
import { HeroArt } from '../../src/art/HeroArt';
import { Illustration } from '../../src/art/Illustration';
import frame from '../ui/Frame.module.css';

const meta = {
  title: 'art/Covers',
  component: GameCover,
  args: { subject: 'wheel', seed: 'Midnight Carousel' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GameCover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wheel: Story = {};
export const Lantern: Story = { args: { subject: 'lantern', seed: 'Lantern Run' } };
export const Fruit: Story = { args: { subject: 'fruit', seed: 'Neon Orchard' } };
export const Stars: Story = { args: { subject: 'stars', seed: 'Starlight Parade' } };
export const Dice: Story = { args: { subject: 'dice', seed: 'High Striker' } };
export const Clockwork: Story = { args: { subject: 'clockwork', seed: 'Clockwork Fair' } };
export const Treasure: Story = { args: { subject: 'treasure', seed: 'Treasure Tide' } };
export const Lamps: Story = { args: { subject: 'lamps', seed: 'Lantern Mines' } };
export const Coins: Story = { args: { subject: 'coins', seed: 'Penny Falls' } };
export const Roulette: Story = { args: { subject: 'roulette', seed: 'Grand Roulette' } };
export const Blackjack: Story = { args: { subject: 'blackjack', seed: 'Card Booth 21' } };
export const Poker: Story = { args: { subject: 'poker', seed: 'Video Poker' } };
export const UnknownSubject: Story = { args: { subject: 'submarine', seed: 'Deep' } };
export const Hero: Story = { render: () => <HeroArt seed="tonight" /> };
export const Gallery: Story = {
  render: () => (
    <div className={frame.gallery}>
      {COVER_SUBJECTS.flatMap((subject) =>
        ['a', 'b'].map((seed) => <GameCover key={subject + seed} subject={subject} seed={seed} />),
      )}
    </div>
  ),
};
export const Illustrations: Story = {
  render: () => (
    <div className={frame.gallery}>
      <Illustration subject="tent" />
      <Illustration subject="balloon" />
      <Illustration subject="ticket" />
      <Illustration subject="lamp" />
    </div>
  ),
};
