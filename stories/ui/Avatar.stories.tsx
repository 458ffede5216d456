import type { Meta, StoryObj } from '@storybook/react-vite';
import { frames } from '../../contract/level.rules';
import { logoSvg } from '../../src/art/logo';
import { Avatar } from '../../src/ui/Avatar';
import frame from './Frame.module.css';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(logoSvg())}`;

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { name: 'Mira', seed: 'mira' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Big: Story = { args: { size: 'big' } };
export const Huge: Story = { args: { size: 'huge', presence: 'online', presenceText: 'online' } };
export const Online: Story = { args: { presence: 'online', presenceText: 'online' } };
export const Recent: Story = { args: { presence: 'recent', presenceText: 'seen 3 minutes ago' } };
export const Offline: Story = { args: { presence: 'offline', presenceText: 'offline' } };
export const Picture: Story = { args: { src: PICTURE } };
export const PictureThatDoesNotLoad: Story = { args: { src: 'data:image/webp;base64,AAAA' } };
export const Decorative: Story = { args: { decorative: true } };
export const Framed: Story = {
  render: () => (
    <div className={frame.wrap}>
      {frames.flatMap((one) =>
        (['small', 'normal', 'big', 'huge'] as const).map((size) => (
          <Avatar key={`${one} ${size}`} name={one} seed={one} size={size} frame={one} />
        )),
      )}
    </div>
  ),
};
export const Many: Story = {
  render: () => (
    <div className={frame.wrap}>
      {Array.from({ length: 24 }, (_, at) => (
        <Avatar key={at} name={`Player ${at}`} seed={`player_${at}`} size="big" />
      ))}
    </div>
  ),
};
