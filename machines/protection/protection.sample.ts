import { aProtection } from '../../contract/make/protection';
import type { Protection } from '../../contract/protection';
import type { ProtectionContext } from './protection.machine';
import type { SafeguardContext } from './safeguard.machine';
import type { StatementContext } from './statement.machine';

/** What protects a player, unless it says otherwise. */
export const aProtected = (given: Partial<Protection> = {}): ProtectionContext => ({
  protection: aProtection(given),
  problem: undefined,
});

/** Nothing was pressed yet. */
export const aSafeguard = (given: Partial<SafeguardContext> = {}): SafeguardContext => ({
  wish: undefined,
  problem: undefined,
  ...given,
});

/** The last seven days, of which nothing is known. */
export const aStatement = (given: Partial<StatementContext> = {}): StatementContext => ({
  span: 'week',
  rows: [],
  as: 'table',
  ...given,
});
