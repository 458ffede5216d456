import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/ui/Button';

const meta = {
  title: 'ui/ButtonLink',
  component: ButtonLink,
  args: { children: 'How it works', href: '#how' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Primary: Story = { args: { kind: 'primary' } };
export const NewTab: Story = { args: { target: '_blank' } };
