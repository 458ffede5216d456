import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense } from 'react';
import type { SlotSkin } from '../../../games/slot/slot.skin';
import { part } from '../../ui/part';
import { letters } from './art/letters';

interface DrawingProps {
  symbol: string;
}

type Drawing = LazyExoticComponent<ComponentType<DrawingProps>>;

/** The symbols of one machine: who plays another does not load them. */
const drawing = (load: () => Promise<Readonly<Record<string, ReactNode>>>): Drawing =>
  part(async () => {
    const symbols = await load();
    return { Drawing: ({ symbol }: DrawingProps) => symbols[symbol] };
  }, 'Drawing');

const drawings: Readonly<Record<string, Drawing>> = {
  'ferris-fortune': drawing(async () => (await import('./art/ferris-fortune')).ferrisFortuneArt),
  'lantern-run': drawing(async () => (await import('./art/lantern-run')).lanternRunArt),
  'midnight-carousel': drawing(
    async () => (await import('./art/midnight-carousel')).midnightCarouselArt,
  ),
  'neon-orchard': drawing(async () => (await import('./art/neon-orchard')).neonOrchardArt),
  'starlight-parade': drawing(
    async () => (await import('./art/starlight-parade')).starlightParadeArt,
  ),
  'tidal-arcade': drawing(async () => (await import('./art/tidal-arcade')).tidalArcadeArt),
};

export interface SlotSymbolArtProps {
  skin: SlotSkin;
  symbol: string;
}

/** The drawing of a symbol; decorative: whoever shows it names it in words. */
export const SlotSymbolArt = ({ skin, symbol }: SlotSymbolArtProps) => {
  const Drawn = drawings[skin.id];
  return (
    <svg viewBox="-1 -1 42 42" aria-hidden="true" focusable="false">
      {letters[symbol] ??
        (Drawn !== undefined && (
          <Suspense fallback={null}>
            <Drawn symbol={symbol} />
          </Suspense>
        ))}
    </svg>
  );
};

/** The colours behind and inside the symbols, for `useCssVars` on whatever holds them. */
export const paperVars = (skin: SlotSkin): Readonly<Record<`--${string}`, string>> => ({
  '--paper-edge': skin.paper[0],
  '--paper-middle': skin.paper[1],
  '--ink': skin.ink,
});
