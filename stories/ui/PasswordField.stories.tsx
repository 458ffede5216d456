import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PasswordField } from '../../src/ui/PasswordField';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    value: 'Tr0mbone-night',
    onChange: fn(),
    autoComplete: 'new-password',
    revealed: false,
    revealLabel: 'Show password',
    onReveal: fn(),
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Revealed: Story = { args: { revealed: true, revealLabel: 'Hide password' } };
export const StrengthNone: Story = {
  args: { value: 'a', strength: { level: 0, score: 1, text: 'Too weak' } },
};
export const StrengthWeak: Story = {
  args: { value: 'abc1', strength: { level: 1, score: 2, text: 'Weak' } },
};
export const StrengthFair: Story = {
  args: { value: 'abcdefg12', strength: { level: 2, score: 3, text: 'Fair' } },
};
export const StrengthGood: Story = {
  args: { value: 'Abcdefg12', strength: { level: 3, score: 4, text: 'Good' } },
};
export const StrengthStrong: Story = { args: { strength: { level: 4, score: 5, text: 'Strong' } } };
export const WithError: Story = {
  args: {
    value: 'short',
    error: 'More than 8 characters, please.',
    hint: 'Letters and digits at least.',
  },
};
export const Disabled: Story = { args: { disabled: true } };
