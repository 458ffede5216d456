import type { Meta, StoryObj } from '@storybook/react-vite';
import { recoveryCodes } from '../../contract/make/factor';
import { OnceCodes } from '../../src/ui/OnceCodes';

const meta = {
  title: 'ui/OnceCodes',
  component: OnceCodes,
  args: { codes: recoveryCodes() },
} satisfies Meta<typeof OnceCodes>;
export default meta;

export const Some: StoryObj<typeof meta> = {};
