import type { Noun } from '../noun';
import { pushConsumer } from './push.consumer';
import { pushDevicesProjection } from './push.projection';
import { pushRoutes } from './push.routes';

export const pushNoun: Noun = {
  routes: [pushRoutes],
  projections: [pushDevicesProjection],
  consumers: ({ store, sql, push, look, now }) => [
    pushConsumer({ store, sql, send: push, appName: () => look.worn.name, now }),
  ],
};
