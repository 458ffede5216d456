import type { Ran } from './map/reports.mjs';

interface Requirement {
  id: string;
  level: 1 | 2;
  asks: string;
  tests?: { file: string; test: string }[];
  written?: string;
  why?: string;
  instead?: string;
  issue?: number;
}
export const path: string;
export const readRequirements: () => Requirement[];
export const kindOf: (
  requirement: Partial<Requirement>,
) => 'shown' | 'written' | 'elsewhere' | 'otherwise' | 'open' | undefined;
export const brokenIn: (requirements: Requirement[]) => string[];
export const unprovedIn: (requirements: Requirement[], ran: Ran[]) => string[];
export const content: () => string;
