/** The colours of the mark; the defaults are the house brand's. */
export interface LogoColours {
  roof: string;
  stripe: string;
  wall: string;
  door: string;
}

export const LOGO_COLOURS: LogoColours = {
  roof: '#ffb52e',
  stripe: '#d6397f',
  wall: '#ffdba6',
  door: '#5a1f74',
};

/** The paths of the mark in a 32 × 32 box: a big top with a flag, a star at its door. */
export const LOGO_PATHS: readonly (readonly [keyof LogoColours, string])[] = [
  ['stripe', 'M15.3 1h1.4v6h-1.4zM16.7 1.3c2.2-1.2 3.7 1 6 0v3.6c-2.3 1-3.8-1.2-6 0z'],
  ['wall', 'M5 16h22v12.5A1.5 1.5 0 0 1 25.5 30h-19A1.5 1.5 0 0 1 5 28.5z'],
  ['roof', 'M16 5.5C18.5 11 23.5 13.5 29 15.5v1.8H3v-1.8C8.5 13.5 13.5 11 16 5.5z'],
  [
    'stripe',
    'M16 5.5c.8 5.5 2 8.5 3.3 11.8h-6.6C14 14 15.2 11 16 5.5zM16 5.5c2.5 5.5 7.5 8 13 10v1.8h-4.6C20.5 14 17.5 10.5 16 5.5zM16 5.5C13.5 11 8.5 13.5 3 15.5v1.8h4.6C11.5 14 14.5 10.5 16 5.5z',
  ],
  [
    'roof',
    'M3 17.3a2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0 2.6 2.6 0 0 0 5.2 0z',
  ],
  ['door', 'M16 20.5c2.8 2.3 4.3 5.5 4.5 9.5h-9c.2-4 1.7-7.2 4.5-9.5z'],
];

/** The mark as a complete SVG document, for the favicon, the manifest and letters. */
export const logoSvg = (colours: LogoColours = LOGO_COLOURS): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${LOGO_PATHS.map(
    ([part, d]) => `<path fill="${colours[part]}" d="${d}"/>`,
  ).join('')}</svg>`;
