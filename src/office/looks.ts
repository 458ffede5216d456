import type { DeskRow } from '../../machines/office/desk.words';
import type { DeskName } from '../../machines/office/office.rules';
import { achievements } from './desks/achievement.desk';
import { advertisements } from './desks/advertisement.desk';
import { affiliates } from './desks/affiliate.desk';
import { audit } from './desks/audit.desk';
import { correctionDeed, corrections } from './desks/correction.desk';
import { games } from './desks/game.desk';
import { health } from './desks/health.desk';
import { holidays } from './desks/holiday.desk';
import { identities } from './desks/identity.desk';
import { jurisdictions } from './desks/jurisdiction.desk';
import { look } from './desks/look.desk';
import { gridDeed, members } from './desks/member.desk';
import { missions } from './desks/mission.desk';
import { accounts, deposits, differences } from './desks/money.desk';
import { passkeys, sessions } from './desks/own.desk';
import { erasureDeeds, factorDeeds, liftDeed, playerDeeds, players } from './desks/player.desk';
import { reports } from './desks/report.desk';
import { scratchers } from './desks/scratcher.desk';
import { statements } from './desks/statement.desk';
import { suppliers } from './desks/supplier.desk';
import { templates } from './desks/template.desk';
import { tickets } from './desks/ticket.desk';
import { calls } from './desks/timing.desk';
import { tournaments } from './desks/tournament.desk';
import { withdrawals } from './desks/withdrawal.desk';
import { words } from './desks/word.desk';
import type { Deed, DeskLook } from './look';

/** Each desk; its rows are those of its own call. */
export const looks = {
  withdrawals,
  identities,
  corrections,
  players,
  tickets,
  reports,
  words,
  advertisements,
  look,
  holidays,
  statements,
  deposits,
  accounts,
  differences,
  games,
  achievements,
  missions,
  scratchers,
  templates,
  tournaments,
  jurisdictions,
  affiliates,
  suppliers,
  health,
  calls,
  members,
  audit,
  passkeys,
  sessions,
} as unknown as Readonly<Record<DeskName, DeskLook<DeskRow>>>;

/** Whatever may be done at any desk, to its rows, at the desk itself, or to what lies open. */
export const deeds: readonly Deed<never>[] = [
  ...Object.values(looks).flatMap((one) => [...one.deeds, ...(one.adds ? [one.adds] : [])]),
  ...playerDeeds,
  ...erasureDeeds,
  ...factorDeeds,
  liftDeed,
  correctionDeed,
  gridDeed,
] as unknown as readonly Deed<never>[];
