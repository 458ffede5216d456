import { getBootstrap } from '../../contract/branding';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { bootstrapOf } from './branding';

export const brandingRoutes = ({ config }: Platform): Route[] => {
  const bootstrap = bootstrapOf(config);
  return [on(getBootstrap, async () => bootstrap)];
};
