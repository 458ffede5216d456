import type { ProtectionMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { LawTables } from '../play/play.eligibility';
import type { Enrich } from '../realtime/enrich';
import { protectionReader } from './protection.answer';

/** A fact of what protects a player, to them: how all of it stands now. */
export const enrichProtection = (platform: LawTables & Pick<Platform, 'store' | 'now'>): Enrich => {
  const read = protectionReader(platform);
  return async ({ player }, facts) => {
    const Protection = await read(player, new Date(platform.now()).toISOString());
    return facts.map((): ProtectionMessage => ({ Protection }));
  };
};
