import type { Noun } from '../noun';
import { achievementDesk } from './achievement.desk';
import { advertisementDesk } from './advertisement.desk';
import { affiliateDesk } from './affiliate.desk';
import { correctionDesk } from './correction.desk';
import { findDesk } from './find.desk';
import { gameDesk } from './game.desk';
import { healthDesk } from './health.desk';
import { holidayDesk } from './holiday.desk';
import { jurisdictionDesk } from './jurisdiction.desk';
import { lookDesk } from './look.desk';
import { missionDesk } from './mission.desk';
import { moneyDesk } from './money.desk';
import { playerDesk } from './player.desk';
import { reportDesk } from './report.desk';
import { scratcherDesk } from './scratcher.desk';
import { statementDesk } from './statement.desk';
import { supplierDesk } from './supplier.desk';
import { templateDesk } from './template.desk';
import { ticketDesk } from './ticket.desk';
import { timingDesk } from './timing.desk';
import { tournamentDesk } from './tournament.desk';
import { withdrawalDesk } from './withdrawal.desk';
import { wordDesk } from './word.desk';

export const officeNoun: Noun = {
  routes: [
    withdrawalDesk,
    playerDesk,
    correctionDesk,
    ticketDesk,
    timingDesk,
    reportDesk,
    wordDesk,
    advertisementDesk,
    moneyDesk,
    gameDesk,
    jurisdictionDesk,
    affiliateDesk,
    healthDesk,
    lookDesk,
    holidayDesk,
    achievementDesk,
    missionDesk,
    scratcherDesk,
    statementDesk,
    supplierDesk,
    templateDesk,
    tournamentDesk,
    findDesk,
  ],
};
