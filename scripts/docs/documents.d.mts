export interface Document {
  path: string;
  content: () => string;
}
export const staleOf: (root: string, documents: readonly Document[]) => string[];
export const writeDocuments: (root: string, documents: readonly Document[]) => string[];
