import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroArt } from '../../src/art/HeroArt';
import { Button } from '../../src/ui/Button';
import { HeroCard } from '../../src/ui/HeroCard';
import frame from './Frame.module.css';

const meta = {
  title: 'ui/HeroCard',
  component: HeroCard,
  args: {
    title: 'Tonight’s arena opens at nine',
    text: 'Lantern Run. 500 coins to enter, half the pot to the winner.',
    art: <HeroArt seed="tonight" />,
    actions: <Button kind="primary">Join for 500 coins</Button>,
  },
} satisfies Meta<typeof HeroCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className={frame.phone}>
      <HeroCard {...args} />
    </div>
  ),
};
