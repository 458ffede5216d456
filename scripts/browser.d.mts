export const flags: string[];
export const findBrowser: () => Promise<string>;
