import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulbString } from '../../src/ui/BulbString';

const meta = {
  title: 'ui/BulbString',
  component: BulbString,
} satisfies Meta<typeof BulbString>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Calm: Story = {};
export const Lively: Story = { args: { lively: true } };
