import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from '../../src/ui/TextField';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: {
    label: 'E-mail',
    name: 'email',
    type: 'email',
    value: '',
    onChange: fn(),
    autoComplete: 'email',
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'you@example.com' } };
export const Filled: Story = { args: { value: 'mira@example.com' } };
export const WithHint: Story = { args: { hint: 'We write only about your account.' } };
export const WithError: Story = {
  args: {
    value: 'mira@example',
    error: 'An e-mail address ends in a domain, such as example.com.',
  },
};
export const WithHintAndError: Story = {
  args: {
    value: 'x',
    hint: 'We write only about your account.',
    error: 'This is not an e-mail address.',
  },
};
export const WithAffixes: Story = {
  args: {
    label: 'Stake',
    name: 'stake',
    type: 'text',
    inputMode: 'numeric',
    value: '20',
    prefix: '€',
    suffix: 'per round',
  },
};
export const WithAside: Story = { args: { aside: <a href="#recover">Forgotten?</a> } };
export const Disabled: Story = { args: { value: 'mira@example.com', disabled: true } };
