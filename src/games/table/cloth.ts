import { createContext } from 'react';

/** What lies on the tables below it instead of a title's own colours: top, middle and bottom. */
export const TableCloth = createContext<readonly [string, string, string] | undefined>(undefined);
