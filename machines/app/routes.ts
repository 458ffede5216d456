import { aboutRoutes } from '../about/about.routes';
import { achievementRoutes } from '../achievement/achievement.routes';
import { activityRoutes } from '../activity/activity.routes';
import { authRoutes } from '../auth/auth.routes';
import { gameRoutes } from '../game/game.routes';
import { giftRoutes } from '../gift/gift.routes';
import { identityRoutes } from '../identity/identity.routes';
import { letterRoutes } from '../letter/letter.routes';
import { lobbyRoutes } from '../lobby/lobby.routes';
import { missionRoutes } from '../mission/mission.routes';
import { notificationRoutes } from '../notification/notification.routes';
import { paymentRoutes } from '../payment/payment.routes';
import { phraseRoutes } from '../phrase/phrase.routes';
import { playRoutes } from '../play/play.routes';
import { playerRoutes } from '../player/player.routes';
import { protectionRoutes } from '../protection/protection.routes';
import { purchaseRoutes } from '../purchase/purchase.routes';
import { relationRoutes } from '../relation/relation.routes';
import { reportRoutes } from '../report/report.routes';
import { roundRoutes } from '../round/round.routes';
import { routerRoutes } from '../router/router.routes';
import type { Screen } from '../router/screen';
import { scratcherRoutes } from '../scratcher/scratcher.routes';
import { settingsRoutes } from '../settings/settings.routes';
import { subscriptionRoutes } from '../subscription/subscription.routes';
import { ticketRoutes } from '../ticket/ticket.routes';
import { tournamentRoutes } from '../tournament/tournament.routes';
import { walletRoutes } from '../wallet/wallet.routes';

/** The screens of every noun, of late ones too: the first address may be any of them. */
const all = {
  ...aboutRoutes,
  ...achievementRoutes,
  ...activityRoutes,
  ...authRoutes,
  ...gameRoutes,
  ...giftRoutes,
  ...identityRoutes,
  ...letterRoutes,
  ...lobbyRoutes,
  ...missionRoutes,
  ...notificationRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...phraseRoutes,
  ...playRoutes,
  ...playerRoutes,
  ...protectionRoutes,
  ...purchaseRoutes,
  ...relationRoutes,
  ...reportRoutes,
  ...roundRoutes,
  ...routerRoutes,
  ...scratcherRoutes,
  ...settingsRoutes,
  ...ticketRoutes,
  ...tournamentRoutes,
  ...walletRoutes,
};

/** The screens of the product; `notFound` is shown for every address of no other. */
export type RouteName = keyof typeof all;

export const routes: Readonly<Record<RouteName, Screen>> = all;
