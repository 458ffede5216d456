import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/ui/Card';

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { children: 'Calm, pretty, and the free spins come often enough to keep me here.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTitle: Story = {
  args: { title: 'Next reward', action: <a href="#all">All rewards</a> },
};
export const Small: Story = { args: { title: 'Winners', padding: 'small' } };
export const Jackpot: Story = { args: { tone: 'jackpot', title: 'Super jackpot' } };
export const Accent: Story = { args: { tone: 'accent', title: 'Tonight' } };
export const SubCard: Story = {
  decorators: [
    (Inner) => (
      <>
        <h2>Page</h2>
        <Inner />
      </>
    ),
  ],
  args: { as: 'section', level: 3, title: 'Inner part' },
};
