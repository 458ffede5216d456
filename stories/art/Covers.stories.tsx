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
export const Ferris: Story = { args: { subject: 'ferris', seed: 'Ferris Fortune' } };
export const Tide: Story = { args: { subject: 'tide', seed: 'Tidal Arcade' } };
export const Mine: Story = { args: { subject: 'mine', seed: 'Lantern Mines' } };
export const Chest: Story = { args: { subject: 'chest', seed: 'Treasure Cove' } };
export const Cascade: Story = { args: { subject: 'cascade', seed: 'Coin Cascade' } };
export const Comet: Story = { args: { subject: 'comet', seed: 'Comet Fall' } };
export const Roulette: Story = { args: { subject: 'roulette', seed: 'Promenade Roulette' } };
export const Blackjack: Story = { args: { subject: 'blackjack', seed: 'Pavilion Blackjack' } };
export const Jacks: Story = { args: { subject: 'jacks', seed: 'Arcade Jacks' } };
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
