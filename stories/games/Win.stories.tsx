import type { Bonus } from '../../games/bonus.rules';
import { lanternRun } from '../../games/slot/skins/lantern-run';
import { useSay } from '../../src/app/say';
import { SlotTable } from '../../src/games/slot/SlotTable';
import { BonusBanner } from '../../src/games/win/BonusBanner';
import { WinBanner, type WinBannerProps } from '../../src/games/win/WinBanner';
import frame from './Frame.module.css';
import { aTable, tableStory } from './table';

export default { title: 'games/win' };

const amount = (minor: number): string => minor.toLocaleString('en-US');

const Over = (given: Omit<WinBannerProps, 't'>) => {
  const t = useSay();
  return (
    <div className={frame.over}>
      <SlotTable {...aTable(t, { phase: 'settled' })} skin={lanternRun} />
      <WinBanner {...given} t={t} />
    </div>
  );
};
const Free = ({ more = 0, ...bonus }: Omit<Bonus, 'spins' | 'more'> & { more?: number }) => {
  const t = useSay();
  return (
    <div className={frame.over}>
      <SlotTable {...aTable(t, { phase: 'revealing' })} skin={lanternRun} />
      <BonusBanner bonus={{ spins: 12, more, ...bonus }} amount={amount} t={t} />
    </div>
  );
};
const at = (given: Omit<WinBannerProps, 't'>, direction?: 'rtl') =>
  tableStory('settled', <Over {...given} />, direction);

export const Small = at({ tier: 1, counted: '180', won: '180', multiple: 1 });
export const Big = at({ tier: 2, counted: '1,240', won: '2,400', multiple: 24 });
export const Huge = at({ tier: 3, counted: '12,500', won: '12,500', multiple: 125 });
export const AfterFreeSpins = at({
  tier: 2,
  counted: '2,400',
  won: '2,400',
  multiple: 24,
  spins: 12,
});
export const Entrance = tableStory('revealing', <Free spin={0} won={0} />);
export const Running = tableStory('revealing', <Free spin={5} won={340} />);
export const InArabic = at({ tier: 3, counted: '12,500', won: '12,500', multiple: 125 }, 'rtl');
/** A wheel multiplies them. */
export const WheelEntrance = tableStory('revealing', <Free spin={0} won={0} times={3} />);
export const WheelRunning = tableStory('revealing', <Free spin={5} won={340} times={3} />);
/** A free spin that won further ones. */
export const More = tableStory('revealing', <Free spin={5} won={340} more={4} />);
