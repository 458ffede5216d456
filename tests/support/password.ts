/** What every player of a test signs in with. */
export const PASSWORD = 'Carousel-2026';
