import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOGO_COLOURS, logoSvg } from '../../src/art/logo';
import { Logo } from '../../src/ui/Logo';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(logoSvg({ ...LOGO_COLOURS, stripe: '#1463a8' }))}`;

const meta = {
  title: 'ui/Logo',
  component: Logo,
  args: { name: 'Fairground' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const Compact: Story = { args: { compact: true } };
export const Branded: Story = { args: { name: 'Northpier', src: PICTURE } };
