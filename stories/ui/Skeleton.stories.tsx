import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../src/ui/Skeleton';
import frame from './Frame.module.css';

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
  args: { shape: 'text' },
  render: (args) => (
    <div className={frame.card}>
      <Skeleton {...args} />
    </div>
  ),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Card: Story = { args: { shape: 'card' } };
export const Row: Story = { args: { shape: 'row' } };
export const Block: Story = { args: { shape: 'block' } };
