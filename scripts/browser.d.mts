export const flags: string[];
export const findBrowser: () => Promise<string>;
export const rememberedBrowser: () => string;

/** A browser that shows notifications too; empty without one. */
export const wholeBrowser: () => string;
