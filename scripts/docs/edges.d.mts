import type { Document } from './documents.mjs';

interface View {
  /** Edges that none of the machine's walks reached. */
  without: string[];
  /** Machines that were met beside it. */
  beside: string[];
}
interface House {
  root: string;
  load: (file: string) => Promise<Record<string, unknown>>;
  files: (folder: string, ending: string) => string[];
}
/** What walks of pages have met, by machine, from the texts that they took down. */
export declare const committedViews: (house: Pick<House, 'root' | 'files'>) => Map<string, View>;
export declare const edgeDocuments: (house: House) => Promise<Document[]>;
