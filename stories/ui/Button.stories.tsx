import type { Meta, StoryObj } from '@storybook/react-vite';
import Play from 'lucide-react/icons/play';
import { Button } from '../../src/ui/Button';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Join for 500 coins' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { kind: 'primary' } };
export const Quiet: Story = { args: { kind: 'quiet' } };
export const Ghost: Story = { args: { kind: 'ghost' } };
export const Danger: Story = { args: { kind: 'danger', children: 'Close my account' } };
export const WithIcon: Story = { args: { kind: 'primary', icon: <Play />, children: 'Play' } };
export const Big: Story = { args: { kind: 'primary', size: 'big' } };
export const Wide: Story = { args: { kind: 'primary', wide: true } };
export const Busy: Story = { args: { kind: 'primary', busy: true } };
export const Disabled: Story = { args: { kind: 'primary', disabled: true } };
