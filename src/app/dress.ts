import type { Branding, Palette } from '../../contract/branding';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import { favicon, look, palette } from '../../machines/branding/branding.select';
import { direction, language } from '../../machines/country/locale.select';
import { speaks } from '../../machines/phrase/translations.select';
import { applyPalette } from '../styles/applyPalette';
import type { House } from './house';

const isDark = (choice: 'dark' | 'light' | 'system', device: MediaQueryList): boolean =>
  choice === 'system' ? !device.matches : choice === 'dark';

const paletteOf = (brand: Branding | undefined, dark: boolean): Palette =>
  dark ? (brand ?? DARK_PALETTE) : (brand?.light ?? LIGHT_PALETTE);

/**
 * Keeps the document in the language, direction, colours and icon of the product: what stands
 * above everything that React draws. Dresses at once, then at every change.
 */
export const dressPage = (
  page: Document,
  house: Pick<House, 'branding' | 'locale' | 'translations'>,
): void => {
  const device = matchMedia('(prefers-color-scheme: light)');
  const root = page.documentElement;
  const wear = () => {
    const brand = house.branding.getSnapshot();
    const dark = isDark(palette(brand), device);
    const colours = paletteOf(look(brand), dark);
    applyPalette(root, colours);
    page.querySelector('meta[name=theme-color]')?.setAttribute('content', colours.color1);
    const icon = favicon(brand);
    if (icon !== undefined) page.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  };
  let hasSpoken = false;
  const speak = () => {
    const locale = house.locale.getSnapshot();
    const isSpoken = speaks(house.translations.getSnapshot(), language(locale));
    // Another language is said with its words: until they are there, the page reads as it did.
    if (hasSpoken && !isSpoken) return;
    hasSpoken ||= isSpoken;
    // Said again, they would have every element of the page looked at anew.
    if (root.lang !== language(locale)) root.lang = language(locale);
    if (root.dir !== direction(locale)) root.dir = direction(locale);
  };
  wear();
  speak();
  house.branding.subscribe(wear);
  house.locale.subscribe(speak);
  house.translations.subscribe(speak);
  device.addEventListener('change', wear);
};
