import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StarRating, Stars } from '../../src/ui/StarRating';

const meta = {
  title: 'ui/StarRating',
  component: StarRating,
  args: {
    legend: 'Your rating',
    starLabels: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    value: 0,
    hovered: 0,
    onHover: fn(),
    onRate: fn(),
  },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Three: Story = { args: { value: 3 } };
export const Hovered: Story = { args: { value: 1, hovered: 4 } };
export const Rated: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(args.onRate).toHaveBeenCalledWith(4);
  },
};
export const Small: Story = { args: { value: 5, size: 20 } };
export const ViewOnly: Story = { render: () => <Stars value={4} label="4 of 5 stars" size={18} /> };
