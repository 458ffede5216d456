import { COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { admit, type Entrant, type GateStates, type Laws } from '../play/gate.moves';
import type { ProtectionState } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import type { ScratcherEvent, ScratcherState } from '../scratcher/scratcher.events';
import { grant, type ScratcherGrant } from '../scratcher/scratcher.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import { type AchievementDefinition, heldTermsOf } from './achievement.catalogue';
import type { AchievementEvent, AchievementsState } from './achievement.events';
import { heldBy, stepOf } from './achievement.moves';

const HOUR_MS = 60 * 60 * 1_000;

export interface ActivateStates extends GateStates {
  achievement: AchievementsState;
  wallet: WalletState;
}

export interface ActivateOrder {
  /** As the house offers it; undefined where it offers none of this name. */
  definition: AchievementDefinition | undefined;
  /** Of the payment. */
  movement: string;
  entrant: Entrant;
  laws: Laws;
}

/**
 * One that is limited in time is begun for its `cost`, or gone on with for its `rebuyCost` once it
 * was lost [§4]. Refuses `not-found`, `step-illegal` for one that is open already or never has to
 * be paid for, and what the gate of every stake refuses: its prize is won by play.
 */
export const decideActivate = (
  { achievement, wallet, ...gate }: ActivateStates,
  { definition: offered, movement, entrant, laws }: ActivateOrder,
): Decision<{ achievement: AchievementEvent[]; wallet: WalletEvent[] }, null> => {
  if (offered === undefined || offered.isOver) return refuse(problem('not-found'));
  const { id } = offered;
  const definition = heldBy(offered, achievement[id]);
  const { limited } = definition;
  if (limited === undefined) return refuse(problem('step-illegal'));
  const { at } = entrant;
  const step = stepOf(definition, achievement[id], at);
  if (step !== 'offered' && step !== 'lost') return refuse(problem('step-illegal', { step }));
  const cost = step === 'lost' ? limited.rebuyCost : limited.cost;
  const barred = admit({ ...gate, wallet }, { ...entrant, stake: cost }, laws);
  if (barred !== undefined) return barred;
  const paid = debit(wallet, {
    id: movement,
    kind: 'achievementPurchase',
    currency: COINS,
    amount: cost,
    against: 'house',
    reference: id,
    delay: 0,
  });
  if ('refused' in paid) return refuse(paid.refused);
  const until = new Date(Date.parse(at) + limited.hours * HOUR_MS).toISOString();
  const terms = heldTermsOf(definition);
  return accept(
    {
      achievement: [{ type: 'achievement.activated', achievement: id, cost, until, terms, at }],
      wallet: [paid],
    },
    null,
  );
};

/** How far a player came with one achievement: `complete`, or so many whole tenths of it. */
export interface Reached {
  /** As the player has it. */
  definition: AchievementDefinition;
  tenth: number;
  complete: boolean;
}

/** Tells what was reached since it was last told; what is known already is silent. */
export const decideAdvance = (
  { achievement }: { achievement: AchievementsState },
  { reached, at }: { reached: readonly Reached[]; at: string },
): Decision<{ achievement: AchievementEvent[] }, null> =>
  accept(
    {
      achievement: reached.flatMap(({ definition, tenth, complete }): AchievementEvent[] => {
        const { id } = definition;
        const { tenth: known = 0, until, completedAt } = achievement[id] ?? {};
        if (completedAt !== undefined) return [];
        if (complete) {
          const terms = until === undefined ? { terms: heldTermsOf(definition) } : {};
          return [{ type: 'achievement.completed', achievement: id, ...terms, at }];
        }
        return tenth > known ? [{ type: 'achievement.advanced', achievement: id, tenth, at }] : [];
      }),
    },
    null,
  );

export interface CollectStates {
  achievement: AchievementsState;
  wallet: WalletState;
  protection: ProtectionState;
  /** The card that it pays besides. */
  scratcher: ScratcherState;
}

export interface CollectOrder {
  /** As the house offers it, or did. */
  definition: AchievementDefinition | undefined;
  /** Of the payment. */
  movement: string;
  player: string;
  /** SHA-256 of the seed of each card that it pays. */
  commits: readonly string[];
  /** What a grant of a kind of card keeps. */
  keptOf: (typeId: string) => Pick<ScratcherGrant, 'table'>;
  at: string;
}

/**
 * The reward of one that is finished reaches its player, from the promotion account; collecting
 * again changes nothing. Refuses `not-found`, `step-illegal` before it is finished, and who is
 * protected from promotions.
 */
export const decideCollect = (
  { achievement, wallet, protection, scratcher }: CollectStates,
  { definition: offered, movement, player, commits, keptOf, at }: CollectOrder,
): Decision<
  { achievement: AchievementEvent[]; wallet: WalletEvent[]; scratcher: ScratcherEvent[] },
  null
> => {
  if (offered === undefined) return refuse(problem('not-found'));
  const definition = heldBy(offered, achievement[offered.id]);
  const { id, prize, typeId } = definition;
  const step = stepOf(definition, achievement[id], at);
  if (step === 'achieved') return accept({}, null);
  if (step !== 'finished') return refuse(problem('step-illegal', { step }));
  const barred = shield('promotes', { protection, wallet }, at);
  if (barred !== undefined) return barred;
  const granted =
    typeId === undefined
      ? undefined
      : grant(scratcher, { player, typeId, source: 'achievement', commits, at, ...keptOf(typeId) });
  return accept(
    {
      achievement: [{ type: 'achievement.collected', achievement: id, prize, at }],
      wallet: [
        credit(wallet, {
          id: movement,
          kind: 'achievement',
          currency: COINS,
          amount: prize,
          against: 'promo',
          reference: id,
          delay: 0,
        }),
      ],
      scratcher: granted === undefined ? [] : [granted],
    },
    null,
  );
};
