import type { Look, lookPictureKeys } from '../../contract/look.desk';
import {
  nearestPassing,
  PALETTE_KEYS,
  type Palette,
  type PaletteFlaw,
  type PaletteKey,
  paletteFlaws,
} from '../../contract/palette.rules';
import type { DeedValues } from '../../machines/office/desk.words';

/** What each colour is for, in the words of the office. */
export const colourWords: Readonly<Record<PaletteKey, string>> = {
  color1: 'Ground',
  color2: 'Surface',
  color3: 'Raised surface',
  color4: 'Line',
  color5: 'Text',
  color6: 'Quiet text',
  color7: 'Accent',
  color8: 'Text on the accent',
  color9: 'Coins',
  color10: 'Money',
  color11: 'Success',
  color12: 'Warning',
  color13: 'Danger',
  color14: 'Jackpot',
};

/** The pictures of a look. */
export const pictureWords = {
  logo: 'Logo',
  profileLogo: 'Logo beside the profile',
  favicon: 'Icon of the tab',
} as const satisfies Record<(typeof lookPictureKeys)[number], string>;

/** The headings of a look, each the slug of a phrase. */
export const headerWords = {
  mainHeader: 'Heading of strangers',
  secondaryHeader: 'Below the heading of strangers',
  authorizedHeader: 'Heading of players',
  authorizedHeaderMobile: 'Heading of players on a phone',
  centerHeader: 'Heading above the games',
} as const satisfies Partial<Record<keyof Look, string>>;

export const paletteNames = ['dark', 'light'] as const;
export type PaletteName = (typeof paletteNames)[number];

/** A look as it is typed: each colour by itself, `dark.color1`. */
export const typedOf = ({ dark, light, ...words }: Look): DeedValues => ({
  ...words,
  ...Object.fromEntries(
    Object.entries({ dark, light }).flatMap(([name, palette]) =>
      PALETTE_KEYS.map((key) => [`${name}.${key}`, palette[key]]),
    ),
  ),
});

/** A palette as it is typed; what was taken out is empty. */
export const paletteOf = (values: DeedValues, name: PaletteName): Palette =>
  Object.fromEntries(
    PALETTE_KEYS.map((key) => [key, (values[`${name}.${key}`] ?? '').trim()]),
  ) as unknown as Palette;

/** The look that was typed, which the platform has still to accept. */
export const lookOf = (values: DeedValues): Look => {
  const text = (part: keyof Look): string => (values[part] ?? '').trim();
  return {
    name: text('name'),
    logo: text('logo'),
    profileLogo: text('profileLogo'),
    favicon: text('favicon'),
    mainHeader: text('mainHeader'),
    secondaryHeader: text('secondaryHeader'),
    authorizedHeader: text('authorizedHeader'),
    authorizedHeaderMobile: text('authorizedHeaderMobile'),
    centerHeader: text('centerHeader'),
    dark: paletteOf(values, 'dark'),
    light: paletteOf(values, 'light'),
  };
};

/** A colour that cannot be read, at its worst, and the nearest shade that could be. */
export type Mend = PaletteFlaw & { nearest?: string };

/** What is to be mended of a palette, a colour at a time; the platform refuses it while anything is. */
export const mendsOf = (palette: Palette): Mend[] => {
  const flaws = paletteFlaws(palette).toSorted(
    (one, other) => one.measured / one.least - other.measured / other.least,
  );
  return PALETTE_KEYS.flatMap((key) => {
    const flaw = flaws.find((one) => one.key === key);
    if (flaw === undefined) return [];
    const nearest = nearestPassing(palette, key);
    return [{ ...flaw, ...(nearest !== undefined && { nearest }) }];
  });
};
