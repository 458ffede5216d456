import { dayAt } from '../../contract/day.rules';
import { COINS } from '../../contract/limits';
import { spinsOf } from '../../contract/mission.rules';
import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import type { ProtectionState } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import type { SpinPlace } from '../spin/spin.catalogue';
import type { SpinEvent, SpinState } from '../spin/spin.events';
import { grantSpins } from '../spin/spin.moves';
import { canonical } from '../store/canonical';
import { accept, type Decision, refuse } from '../store/decision';
import { holdingAt } from '../store/version';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import { isEnough, type MissionDefinition } from './mission.catalogue';
import { isForgotten, type MissionEvent, type MissionsState } from './mission.events';
import { stepOf } from './mission.moves';
import { type MissionSet, type MissionTables, missionsKind, tableOn } from './table.events';

/** How far a player came with a mission of a day: `complete`, or so many whole tenths of it. */
export interface MissionReached {
  name: string;
  tenth: number;
  complete: boolean;
}

/** Tells what was reached on a day since it was last told; what is known already is silent. */
export const decideAdvanceMissions = (
  { mission }: { mission: MissionsState },
  { day, reached, at }: { day: string; reached: readonly MissionReached[]; at: string },
): Decision<{ mission: MissionEvent[] }, null> =>
  accept(
    {
      mission: isForgotten(mission, day)
        ? []
        : reached.flatMap(({ name, tenth, complete }): MissionEvent[] => {
            const { tenth: known = 0, finishedAt } = mission.days[day]?.[name] ?? {};
            if (finishedAt !== undefined) return [];
            if (complete) return [{ type: 'mission.finished', day, mission: name, at }];
            return tenth > known
              ? [{ type: 'mission.advanced', day, mission: name, tenth, at }]
              : [];
          }),
    },
    null,
  );

/** Who has a mission be otherwise, why, and from which day on. */
export type MissionOrder = Omit<MissionSet, 'type'>;

/**
 * Has a mission be otherwise from a day on; silent where it will be so. Refuses `body-invalid` where too few
 * would be left for a day.
 */
export const decideMission = (
  { missions }: { missions: MissionTables },
  order: MissionOrder,
): Decision<{ missions: MissionSet[] }, { ok: true }> => {
  const { id, from, terms } = order;
  const all = missions.versions[id];
  const isSo =
    holdingAt(all, from) === all.length - 1 &&
    canonical(all.at(-1)?.terms ?? null) === canonical(terms);
  if (isSo) return accept({ missions: [] }, { ok: true });
  const set: MissionSet = { type: 'mission.set', ...order };
  const after = missionsKind.evolve(missions, set);
  // Others may change later than this: each day that is known by now has to have enough.
  const days = new Set([
    from,
    ...Object.values(after.versions)
      .flat()
      .flatMap((one) => one.from ?? []),
  ]);
  const isShort = [...days].some((day) => day >= from && !isEnough(tableOn(after, day)));
  if (isShort)
    return refuse(
      problem('body-invalid', { field: 'body.terms.isOffered', reason: 'too few are left' }),
    );
  return accept({ missions: [set] }, { ok: true });
};

export interface CollectMissionStates {
  mission: MissionsState;
  player: PlayerState;
  protection: ProtectionState;
  wallet: WalletState;
  /** The free spins that all of a day bring. */
  spin: SpinState;
}

export interface CollectMissionOrder {
  id: string;
  player: string;
  day: string;
  /** The names of all that the day has. */
  drawn: readonly string[];
  /** Where free spins are played. */
  place: SpinPlace;
  /** Undefined where the player has no such mission on that day. */
  definition: MissionDefinition | undefined;
  /** Of the payment. */
  movement: string;
  at: string;
}

/**
 * What a finished mission pays reaches its player, from the promotion account, and with the last of
 * a day its free spins; collecting again changes nothing. Refuses `not-found`, and `step-illegal` before it is finished or once its day is
 * over; `not-signed-in` where the account is gone, and who is protected from promotions.
 */
export const decideCollectMission = (
  { mission, player: { account }, protection, wallet, spin }: CollectMissionStates,
  { id, player, day, drawn, definition, place, movement, at }: CollectMissionOrder,
): Decision<{ mission: MissionEvent[]; wallet: WalletEvent[]; spin: SpinEvent[] }, null> => {
  if (account === undefined) return refuse(problem('not-signed-in'));
  if (definition === undefined) return refuse(problem('not-found'));
  const { name, prize } = definition;
  const step = stepOf(mission.days[day]?.[name], day, dayAt(at, account.timezone));
  if (step === 'collected') return accept({}, null);
  if (step !== 'finished') return refuse(problem('step-illegal', { step }));
  const barred = shield('promotes', { protection, wallet }, at);
  if (barred !== undefined) return barred;
  const own = mission.days[day] ?? {};
  const isLast = drawn.every((one) => one === name || own[one]?.collectedAt !== undefined);
  const total = spinsOf(mission.streak?.days ?? 1);
  const granted = isLast
    ? grantSpins(spin, { player, source: 'missions', ...place, total, at })
    : undefined;
  return accept(
    {
      mission: [
        {
          type: 'mission.collected',
          day,
          mission: name,
          prize,
          ...(granted === undefined ? {} : { spins: total }),
          at,
        },
      ],
      spin: granted === undefined ? [] : [granted],
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
    },
    null,
  );
};
