import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from '../../src/ui/Checkbox';

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { name: 'terms', checked: false, onChange: fn(), children: 'I accept the terms' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I accept the <a href="#terms">terms of the fair</a>
      </>
    ),
  },
};
export const WithHint: Story = { args: { hint: 'You can read them before.' } };
export const WithError: Story = { args: { error: 'Please accept the terms to go on.' } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
