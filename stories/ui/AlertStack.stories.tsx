import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertStack } from '../../src/ui/AlertStack';
import { AlertToast } from '../../src/ui/AlertToast';

const meta = {
  title: 'ui/AlertStack',
  component: AlertStack,
  args: {
    label: 'Messages',
    children: (
      <>
        <AlertToast
          type="success"
          typeLabel="Done"
          text="Your information is updated"
          closeLabel="Close"
        />
        <AlertToast
          type="info"
          typeLabel="Information"
          text="Lantern Run starts in ten minutes."
          closeLabel="Close"
        />
      </>
    ),
  },
} satisfies Meta<typeof AlertStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TopLeft: Story = { args: { position: 'topLeft' } };
export const TopCenter: Story = { args: { position: 'topCenter' } };
export const TopRight: Story = { args: { position: 'topRight' } };
export const BottomLeft: Story = { args: { position: 'bottomLeft' } };
export const BottomCenter: Story = { args: { position: 'bottomCenter' } };
export const BottomRight: Story = { args: { position: 'bottomRight' } };
export const Center: Story = { args: { position: 'center' } };
