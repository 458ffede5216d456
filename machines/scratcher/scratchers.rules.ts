import { type ScratcherFamily, scratcherFamilies } from '../../contract/scratcher.rules';
import type { Route } from '../router/router.rules';

/** The family that an address names; neon when it names none. */
export const scratcherFamilyOf = (name: string | undefined): ScratcherFamily =>
  scratcherFamilies.find((family) => family === name) ?? 'neon';

/** The family whose cards a screen shows; undefined where it shows none. */
export const familyShown = ({ name, params }: Route): { family: ScratcherFamily } | undefined =>
  name === 'scratchers' ? { family: scratcherFamilyOf(params.family) } : undefined;

/** The address of a family’s page [§2]. */
export const addressOfScratchers = (family: ScratcherFamily): string => `/scratchers/${family}`;
