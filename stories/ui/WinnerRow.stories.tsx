import type { Meta, StoryObj } from '@storybook/react-vite';
import { WinnerRow } from '../../src/ui/WinnerRow';
import frame from './Frame.module.css';

const meta = {
  title: 'ui/WinnerRow',
  component: WinnerRow,
  args: {
    player: 'June',
    seed: 'June',
    says: 'won',
    game: 'Midnight Carousel',
    amount: '4,150',
    presence: 'online',
    presenceText: 'online',
  },
  render: (args) => (
    <ul className={frame.list}>
      <WinnerRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof WinnerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const SignedIn: Story = { args: { playerHref: '#june', gameHref: '#midnight-carousel' } };
export const Jackpot: Story = {
  args: { says: 'won Super Jackpot', jackpot: true, amount: '62,000' },
};
export const Money: Story = { args: { kind: 'money', amount: '€41' } };
export const WithoutAmount: Story = { args: { amount: '' } };
export const LongNames: Story = {
  args: {
    player: 'abcdefghij0123456789',
    game: 'The Extraordinary Midnight Carousel of Professor Lindqvist',
  },
};
