/**
 * A palette is the server-supplied `color1`…`color14` [§3 App branding], in this order:
 * 1 bg, 2 surface, 3 raised, 4 line, 5 text, 6 muted, 7 accent, 8 on-accent, 9 coin, 10 money,
 * 11 success, 12 warning, 13 danger, 14 jackpot. Each colour is `#rrggbb`.
 */
export const PALETTE_KEYS = [
  'color1',
  'color2',
  'color3',
  'color4',
  'color5',
  'color6',
  'color7',
  'color8',
  'color9',
  'color10',
  'color11',
  'color12',
  'color13',
  'color14',
] as const;

export type PaletteKey = (typeof PALETTE_KEYS)[number];
export type Palette = Readonly<Record<PaletteKey, string>>;

/** A fairground at night: the default. */
export const DARK_PALETTE: Palette = {
  color1: '#130f1e',
  color2: '#1c162b',
  color3: '#271f3b',
  color4: '#3a3056',
  color5: '#f7f2ff',
  color6: '#b9add6',
  color7: '#ffb52e',
  color8: '#2b1900',
  color9: '#ffd76a',
  color10: '#54e0a6',
  color11: '#6fdd8b',
  color12: '#ff9f5a',
  color13: '#ff7b89',
  color14: '#ff6ab0',
};

/** The same ground on a summer afternoon. */
export const LIGHT_PALETTE: Palette = {
  color1: '#fff8ee',
  color2: '#ffffff',
  color3: '#fff0d8',
  color4: '#ecdcc2',
  color5: '#2a1c3d',
  color6: '#655580',
  color7: '#b83a0b',
  color8: '#ffffff',
  color9: '#875500',
  color10: '#0a6e4d',
  color11: '#1c6f32',
  color12: '#a34500',
  color13: '#b91f35',
  color14: '#a81b67',
};

/** What a colour is used for; components know these names only. */
export const TOKEN_OF: Readonly<Record<PaletteKey, string>> = {
  color1: 'bg',
  color2: 'surface',
  color3: 'raised',
  color4: 'line',
  color5: 'text',
  color6: 'muted',
  color7: 'accent',
  color8: 'on-accent',
  color9: 'coin',
  color10: 'money',
  color11: 'success',
  color12: 'warning',
  color13: 'danger',
  color14: 'jackpot',
};

/** The part of `muted` in the edge of a control; the stylesheet mixes with the same number. */
export const EDGE_MIX = 0.75;

const TEXT_MIN = 4.5;
const CONTROL_MIN = 3;
const GROUNDS: readonly PaletteKey[] = ['color1', 'color2', 'color3'];
const WORDS: readonly PaletteKey[] = [
  'color5',
  'color6',
  'color7',
  'color9',
  'color10',
  'color11',
  'color12',
  'color13',
  'color14',
];

type Rgb = readonly [number, number, number];

const rgbOf = (colour: string): Rgb | undefined => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  return hex === null
    ? undefined
    : [
        Number.parseInt(hex[1] ?? '', 16),
        Number.parseInt(hex[2] ?? '', 16),
        Number.parseInt(hex[3] ?? '', 16),
      ];
};

const linear = (channel: number): number =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const ratio = (one: Rgb, other: Rgb): number => {
  const lights = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return ((lights[0] ?? 0) + 0.05) / ((lights[1] ?? 0) + 0.05);
};

/** As `color-mix(in srgb, one part, other)` does. */
const mix = (one: string, other: string, part: number): Rgb => {
  const [a, b] = [rgbOf(one) ?? [0, 0, 0], rgbOf(other) ?? [0, 0, 0]];
  const blend = (at: 0 | 1 | 2): number => a[at] * part + b[at] * (1 - part);
  return [blend(0), blend(1), blend(2)];
};

/** WCAG 2.2 contrast ratio (1…21) of two `#rrggbb` colours; NaN when one is not a colour. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return a === undefined || b === undefined ? Number.NaN : ratio(a, b);
};

/** A palette whose ground is darker than mid grey wants dark form controls and scroll bars. */
export const schemeOf = (palette: Palette): 'dark' | 'light' => {
  const ground = rgbOf(palette.color1);
  return ground !== undefined && luminanceOf(ground) > 0.18 ? 'light' : 'dark';
};

/** Two colours of a palette that nobody could read together. */
export interface PaletteFlaw {
  /** The colour to change: of words, or of the edge that is mixed from `muted`. */
  key: PaletteKey;
  /** What lies behind it. */
  on: PaletteKey;
  isEdge: boolean;
  measured: number;
  least: number;
}

const isWhole = (palette: Palette): boolean =>
  PALETTE_KEYS.every((key) => rgbOf(palette[key]) !== undefined);

/** What cannot be read of a palette of `#rrggbb` colours: text below 4.5:1, edges below 3:1. */
export const paletteFlaws = (palette: Palette): PaletteFlaw[] => {
  if (!isWhole(palette)) return [];
  const edge = mix(palette.color6, palette.color2, EDGE_MIX);
  const read = (key: PaletteKey, on: PaletteKey): PaletteFlaw => ({
    ...{ key, on, isEdge: false, least: TEXT_MIN },
    measured: contrast(palette[key], palette[on]),
  });
  const seen = (on: PaletteKey): PaletteFlaw => ({
    ...{ key: 'color6', on, isEdge: true, least: CONTROL_MIN },
    measured: ratio(edge, rgbOf(palette[on]) ?? edge),
  });
  const pairs = GROUNDS.flatMap((on) => [...WORDS.map((key) => read(key, on)), seen(on)]);
  return [...pairs, read('color8', 'color7')].filter(({ measured, least }) => measured < least);
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Steps from a colour to black or to white. */
const STEPS = 255;

/**
 * The shade nearest to a colour, darker or lighter, with which all that is read in it can be read;
 * undefined where not even black or white would do.
 */
export const nearestPassing = (palette: Palette, key: PaletteKey): string | undefined => {
  const passes = (shade: string): boolean =>
    !paletteFlaws({ ...palette, [key]: shade }).some((flaw) => flaw.key === key);
  for (let step = 0; step <= STEPS; step += 1) {
    const shades = ['#ffffff', '#000000'].map((end) => hexOf(mix(end, palette[key], step / STEPS)));
    const found = shades.find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * Why a palette must be refused, in words; empty when it is readable: text pairs at least
 * 4.5:1, edges of controls and focus rings at least 3:1.
 */
export const paletteProblems = (palette: Palette): string[] => {
  const malformed = PALETTE_KEYS.filter((key) => rgbOf(palette[key]) === undefined);
  if (malformed.length > 0)
    return malformed.map((key) => `${key} (${TOKEN_OF[key]}) is not a #rrggbb colour`);
  return paletteFlaws(palette).map(({ key, on, isEdge, measured, least }) => {
    const name = isEdge ? 'control edge' : TOKEN_OF[key];
    return `${name} on ${TOKEN_OF[on]} is ${measured.toFixed(2)}:1, below ${least}:1`;
  });
};
