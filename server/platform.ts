import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Countries } from './country/countries';
import type { Catalogue } from './game/catalogue';
import type { PaymentProvider } from './payment/provider';
import type { Presence } from './player/presence';
import type { Rooms } from './realtime/socket';
import type { Relations } from './relation/relations';
import type { Secrets } from './secret/secrets';
import type { Sessions } from './session/sessions';
import type { Tokens } from './session/token';
import type { Sql } from './store/database';
import type { Store } from './store/store';
import type { Suppliers } from './supplier/suppliers';

/** What routes and consumers work with; built once in `app.ts`, replaced piece by piece in tests. */
export interface Platform {
  readonly config: Config;
  readonly sql: Sql;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly catalogue: Catalogue;
  readonly countries: Countries;
  readonly payments: PaymentProvider;
  readonly suppliers: Suppliers;
  readonly presence: Presence;
  readonly relations: Relations;
  readonly rooms: Rooms;
  readonly log: FastifyBaseLogger;
}
