/** A small evening sky as an address: stories ask no server. */
export const picture = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1600" height="1200"><rect width="160" height="120" fill="hsl(${hue} 60% 24%)"/><circle cx="120" cy="34" r="16" fill="hsl(${hue + 40} 80% 74%)"/><path d="M0 96q40-30 80-8t80-12v44H0z" fill="hsl(${hue} 55% 38%)"/></svg>`,
  )}`;
