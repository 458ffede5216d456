import type { Ran } from './map/reports.mjs';

interface Line {
  section: string;
  line: string;
  issue?: number;
  holders: { file: string; test: string }[];
}
export const path: string;
export const readLines: () => Line[];
export const brokenIn: (lines: Line[]) => string[];
export const unprovedIn: (lines: Line[], ran: Ran[]) => string[];
export const content: () => string;
