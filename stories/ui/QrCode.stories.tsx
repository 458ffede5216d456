import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from '../../src/ui/QrCode';

const meta = {
  title: 'ui/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Fairground:ann?issuer=Fairground&secret=JBSWY3DPEHPK3PXP',
    label: 'Key for an app of codes',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Key: StoryObj<typeof meta> = {};
