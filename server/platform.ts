import type { FastifyBaseLogger } from 'fastify';
import type { Achievements } from './achievement/achievement.registry';
import type { Affiliates } from './affiliate/affiliate.registry';
import type { Attempts } from './attempt/attempt';
import type { LookRegistry } from './branding/look.registry';
import type { Caps } from './cap/cap.registry';
import type { Config } from './config';
import type { CountryRegistry } from './country/country.registry';
import type { Flights } from './flight/flight.registry';
import type { Catalogue } from './game/game.catalogue';
import type { Holidays } from './holiday/holiday.registry';
import type { Jurisdictions } from './jurisdiction/jurisdiction.registry';
import type { Missions } from './mission/mission.registry';
import type { Offers } from './offer/offer.registry';
import type { PaymentProvider } from './payment/payment.provider';
import type { PresenceRegistry } from './presence/presence.registry';
import type { SendPush } from './push/push.sender';
import type { Rooms } from './realtime/socket';
import type { RelationPolicy } from './relation/relation.policy';
import type { Scratchers } from './scratcher/scratcher.registry';
import type { Secrets } from './secret/secret';
import type { SessionRegistry } from './session/session.registry';
import type { Tokens } from './session/session.token';
import type { PersonalTable } from './settings/account.personal';
import type { StaffSessions } from './staff/staff.session';
import type { Stakes } from './stake/stake.registry';
import type { Statements } from './statement/statement.registry';
import type { Sql } from './store/database';
import type { Store } from './store/store';
import type { SupplierRegistry } from './supplier/supplier.registry';
import type { Templates } from './template/template.registry';
import type { TypingRegistry } from './ticket/typing.registry';
import type { Timings } from './timing/timing.registry';
import type { Standings } from './tournament/tournament.standings';
import type { Viewings } from './viewing/viewing.registry';

/** What routes and consumers work with; built once in `app.ts`, replaced piece by piece in tests. */
export interface Platform {
  readonly config: Config;
  /** Milliseconds since 1970, by the clock that all processes share. */
  readonly now: () => number;
  readonly sql: Sql;
  readonly store: Store;
  readonly secrets: Secrets;
  readonly attempts: Attempts;
  readonly tokens: Tokens;
  readonly sessions: SessionRegistry;
  readonly staffSessions: StaffSessions;
  /** Who of staff looks at a player's page. */
  readonly viewings: Viewings;
  readonly look: LookRegistry;
  readonly holidays: Holidays;
  readonly catalogue: Catalogue;
  readonly caps: Caps;
  readonly stakes: Stakes;
  readonly flights: Flights;
  readonly countries: CountryRegistry;
  readonly jurisdictions: Jurisdictions;
  readonly offers: Offers;
  readonly affiliates: Affiliates;
  readonly payments: PaymentProvider;
  readonly push: SendPush;
  /** Every noun's. */
  readonly personal: readonly PersonalTable[];
  readonly suppliers: SupplierRegistry;
  readonly presence: PresenceRegistry;
  readonly relations: RelationPolicy;
  readonly standings: Standings;
  readonly achievements: Achievements;
  readonly missions: Missions;
  readonly scratchers: Scratchers;
  readonly templates: Templates;
  readonly typing: TypingRegistry;
  readonly rooms: Rooms;
  readonly statements: Statements;
  readonly timings: Timings;
  readonly log: FastifyBaseLogger;
}
