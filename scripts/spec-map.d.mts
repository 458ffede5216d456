interface Line {
  section: string;
  line: string;
  issue?: number;
  holders: { file: string; has: string }[];
}
export const path: string;
export const readLines: () => Line[];
export const brokenIn: (lines: Line[]) => string[];
export const content: () => string;
