import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flag } from '../../src/ui/Flag';

const meta = {
  title: 'ui/Flag',
  component: Flag,
  args: { country: 'NO' },
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {
  args: { label: 'Norway' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'Norway' }, { timeout: 15_000 }),
    ).toBeVisible();
  },
};
export const Small: Story = { args: { size: 'small' } };
export const Decorative: Story = {};
export const Unknown: Story = { args: { country: 'ZZ' } };
