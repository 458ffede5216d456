/** Papers by which staff sees who somebody is [decision 13, 151]. */
export const documentKinds = [
  'passport',
  'identity card',
  'driving licence',
  'residence permit',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentSides = ['front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];

/** Where nobody is given an identity card. */
const withoutCards: ReadonlySet<string> = new Set(['AU', 'CA', 'DK', 'GB', 'NZ']);

/** The papers that are taken of who lives in a country, ISO 3166-1; of an unknown one all are. */
export const documentKindsOf = (country: string | undefined): DocumentKind[] =>
  documentKinds.filter(
    (kind) => kind !== 'identity card' || country === undefined || !withoutCards.has(country),
  );

/** Of a passport the page with the picture says everything. */
export const sidesOf = (kind: DocumentKind): readonly DocumentSide[] =>
  kind === 'passport' ? ['front'] : documentSides;

/** Where the review of an identity may stand, as its owner reads it. */
export const identitySteps = ['none', 'submitted', 'reviewing', 'verified', 'refused'] as const;
