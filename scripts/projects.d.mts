interface Files {
  include: string[];
  exclude?: string[];
}
export const vitestFiles: Record<'unit' | 'server' | 'faults' | 'views', Files>;
export const playwrightFolders: Record<'e2e' | 'titles' | 'product', string>;
