import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelBadge } from '../../src/ui/LevelBadge';

const meta = {
  title: 'ui/LevelBadge',
  component: LevelBadge,
  args: { level: 6, cap: 10, label: 'Level 6' },
} satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Big: Story = { args: { size: 'big' } };
export const AtTheCap: Story = { args: { level: 10, label: 'Level 10' } };
export const BeyondTheCap: Story = { args: { level: 14, label: 'Level 14', size: 'big' } };
