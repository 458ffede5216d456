import type { Meta, StoryObj } from '@storybook/react-vite';
import { Awning } from '../../src/ui/Awning';

const meta = {
  title: 'ui/Awning',
  component: Awning,
} satisfies Meta<typeof Awning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edge: Story = {};
