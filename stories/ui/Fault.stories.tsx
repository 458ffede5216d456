import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fault } from '../../src/ui/Fault';

const meta = {
  title: 'ui/Fault',
  component: Fault,
  args: { children: 'The balance does not cover this amount' },
} satisfies Meta<typeof Fault>;
export default meta;

export const Refused: StoryObj<typeof meta> = {};
