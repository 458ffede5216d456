import { getBootstrap } from '../../contract/branding';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { pushKeysOf } from '../push/push.keys';
import { bootstrapOf } from './branding';

export const brandingRoutes = ({ config, secrets }: Platform): Route[] => {
  const bootstrap = bootstrapOf(config, pushKeysOf(secrets).publicKey);
  return [on(getBootstrap, async () => bootstrap)];
};
