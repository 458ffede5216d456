import { PALETTE_KEYS, type Palette, schemeOf } from '../../contract/palette.rules';

/**
 * Hands the server's colours to the stylesheet through CSSOM (a `style` attribute in markup
 * would be refused by the content-security policy). `root` is the document element.
 */
export const applyPalette = (root: HTMLElement, palette: Palette): void => {
  for (const key of PALETTE_KEYS) root.style.setProperty(`--${key}`, palette[key]);
  root.dataset.scheme = schemeOf(palette);
};
