import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from '../../src/ui/TextArea';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'What should others know?', name: 'review', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Words are up to you.' } };
export const Filled: Story = {
  args: { value: 'Bright, quick,\nand the bonus comes often enough.' },
};
export const WithError: Story = { args: { value: '…', error: 'Say a little more.' } };
export const Disabled: Story = { args: { value: 'On its way', disabled: true } };
