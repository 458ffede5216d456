import type { ReactNode } from 'react';
import type { SlotSkin } from '../../../games/slot/slot.skin';
import { ferrisFortuneArt } from './art/ferris-fortune';
import { lanternRunArt } from './art/lantern-run';
import { letters } from './art/letters';
import { midnightCarouselArt } from './art/midnight-carousel';
import { neonOrchardArt } from './art/neon-orchard';
import { starlightParadeArt } from './art/starlight-parade';
import { tidalArcadeArt } from './art/tidal-arcade';

const art: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  'ferris-fortune': ferrisFortuneArt,
  'lantern-run': lanternRunArt,
  'midnight-carousel': midnightCarouselArt,
  'neon-orchard': neonOrchardArt,
  'starlight-parade': starlightParadeArt,
  'tidal-arcade': tidalArcadeArt,
};

/** The drawing of a symbol; decorative: whoever shows it names it in words. */
export const SlotSymbolArt = ({ skin, symbol }: { skin: SlotSkin; symbol: string }) => (
  <svg viewBox="-1 -1 42 42" aria-hidden="true" focusable="false">
    {art[skin.id]?.[symbol] ?? letters[symbol]}
  </svg>
);

/** The colours behind and inside the symbols, for `useCssVars` on whatever holds them. */
export const paperVars = (skin: SlotSkin): Readonly<Record<`--${string}`, string>> => ({
  '--paper-edge': skin.paper[0],
  '--paper-middle': skin.paper[1],
  '--ink': skin.ink,
});
