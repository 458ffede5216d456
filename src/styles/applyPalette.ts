import { PALETTE_KEYS, type Palette, schemeOf } from '../../contract/palette.rules';

/**
 * Hands the server's colours to the stylesheet through CSSOM (a `style` attribute in markup
 * would be refused by the content-security policy). `root` is the document element.
 */
export const applyPalette = (root: HTMLElement, palette: Palette): void => {
  const { style, dataset } = root;
  // What is worn already costs no new look at every element.
  for (const key of PALETTE_KEYS) {
    const name = `--${key}`;
    if (style.getPropertyValue(name) !== palette[key]) style.setProperty(name, palette[key]);
  }
  const scheme = schemeOf(palette);
  if (dataset.scheme !== scheme) dataset.scheme = scheme;
};
