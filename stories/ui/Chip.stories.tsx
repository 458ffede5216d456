import type { Meta, StoryObj } from '@storybook/react-vite';
import Sparkles from 'lucide-react/icons/sparkles';
import { fn } from 'storybook/test';
import { Chip } from '../../src/ui/Chip';

const meta = {
  title: 'ui/Chip',
  component: Chip,
  args: { children: 'Slots', pressed: false, onPress: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const WithIcon: Story = { args: { icon: <Sparkles /> } };
export const WithCount: Story = { args: { count: '24', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
