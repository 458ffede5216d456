import styles from './ScratchSymbol.module.css';

/** Strokes of each symbol in a square of 40, and the colour they are drawn in. */
const symbols: Readonly<Record<string, readonly [colour: string, strokes: string]>> = {
  // Neon Nights: tubes that glow.
  star: [
    '#ffe66d',
    'M20 5l4.6 9.8 10.6 1.3-7.8 7.4 2 10.7L20 29l-9.4 5.2 2-10.7-7.8-7.4 10.6-1.3z',
  ],
  bolt: ['#7df9ff', 'M23 4L9 23h9l-2 13 15-20h-9z'],
  heart: ['#ff5fa2', 'M20 34C4 23 6 8 14 8c4 0 6 4 6 5 0-1 2-5 6-5 8 0 10 15-6 26z'],
  note: [
    '#8dff8a',
    'M14 30V9l16-4v20M14 30a4.500 4.500 0 1 1-9 0 4.500 4.500 0 1 1 9 0zM30 25a4.500 4.500 0 1 1-9 0 4.500 4.500 0 1 1 9 0z',
  ],
  cup: ['#ffab5e', 'M10 6h20l-8 13v12M18 31V19L10 6M13 34h14M14 12h12'],
  arrow: ['#c792ff', 'M6 20h24M22 11l9 9-9 9M6 12h8M6 28h8'],
  // River of Lanterns: ink and lacquer.
  moon: ['#ffe08a', 'M26 6a15 15 0 1 0 8 20A13 13 0 0 1 26 6z'],
  koi: [
    '#ff8a5c',
    'M6 20c6-10 18-10 24-2l5-5v14l-5-5c-6 8-18 8-24-2zM13 18a1 1 0 1 0 .1 0M19 14c3 4 3 8 0 12',
  ],
  lotus: [
    '#ff9ecb',
    'M20 31C10 31 6 24 5 18c5 0 8 2 10 5 0-6 2-11 5-15 3 4 5 9 5 15 2-3 5-5 10-5-1 6-5 13-15 13z',
  ],
  fan: ['#8fd6c2', 'M20 34L6 14a22 22 0 0 1 28 0zM20 34L15 10M20 34l5-24'],
  lantern: [
    '#ff6b5e',
    'M15 5h10M20 5v4M12 9h16c5 7 5 15 0 22H12c-5-7-5-15 0-22zM20 9v22M20 31v5M16 31v4M24 31v4',
  ],
  wave: [
    '#7fb7ff',
    'M4 27c5 0 5-5 8-9s10-6 14-1c-5-1-8 2-7 5 2 4 8 5 17 5M4 34c5-3 8-3 12 0s8 3 12 0 6-2 8-1',
  ],
  // Zodiac Sky: signs in starlight.
  leo: [
    '#ffd98a',
    'M14 24a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM13 21C9 12 13 6 19 6s10 6 6 14-3 13 3 13c3 0 4-2 4-4',
  ],
  aries: ['#ff9f7a', 'M20 35V16c0-7-3-10-7-10s-7 5-4 10M20 16c0-7 3-10 7-10s7 5 4 10'],
  libra: ['#b7e4ff', 'M6 33h28M6 26h10a9 9 0 1 1 8 0h10'],
  gemini: ['#c8b6ff', 'M8 6c8 4 16 4 24 0M8 34c8-4 16-4 24 0M15 9v22M25 9v22'],
  pisces: ['#9ff0d0', 'M11 5c7 9 7 21 0 30M29 5c-7 9-7 21 0 30M7 20h26'],
  taurus: ['#ffb3c7', 'M28 26a8 8 0 1 1-16 0 8 8 0 1 1 16 0zM8 6c2 8 6 12 12 12s10-4 12-12'],
};

/** The square that the strokes are drawn in. */
export const SYMBOL_SIDE = 40;

/** The strokes of a symbol, as a path. */
export const strokesOf = (name: string): string => symbols[name]?.[1] ?? '';

/** What lies under the foil of a scratch card; unknown names are drawn as nothing. */
export const ScratchSymbol = ({ name }: { name: string }) => {
  const [colour, strokes] = symbols[name] ?? ['none', ''];
  return (
    <svg className={styles.symbol} viewBox="0 0 40 40" aria-hidden="true">
      <path d={strokes} stroke={colour} />
    </svg>
  );
};
