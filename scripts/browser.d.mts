export const flags: string[];
export const findBrowser: () => Promise<string>;
export const rememberedBrowser: () => string;
