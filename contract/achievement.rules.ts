/** Of §4: not achieved yet; ready to collect; lost, may be bought back; achieved. */
export const achievementStates = [0, 1, 2, 3] as const;
export type AchievementState = (typeof achievementStates)[number];

/** What of an achievement the rules of §4 read. */
export interface AchievementFacts {
  state: AchievementState;
  /** ISO 8601. */
  availableFrom: string;
  expiresAt?: string | undefined;
}

/** Not achieved, and open since `availableFrom`; `now` in milliseconds [§4]. */
export const isStarted = (
  { state, availableFrom }: Pick<AchievementFacts, 'state' | 'availableFrom'>,
  now: number,
): boolean => state === 0 && Date.parse(availableFrom) <= now;

/** A started one that has an end to come: its `cost` applies [§4]. */
export const isPriced = (facts: AchievementFacts, now: number): boolean =>
  isStarted(facts, now) && facts.expiresAt !== undefined && Date.parse(facts.expiresAt) > now;

/** Whole coins that its button asks for; undefined where there is nothing to buy [§4]. */
export const priceOf = ({
  state,
  cost,
  rebuyCost,
}: {
  state: AchievementState;
  cost?: number | undefined;
  rebuyCost?: number | undefined;
}): number | undefined => {
  if (state === 2) return rebuyCost;
  return state === 0 ? cost : undefined;
};

export interface StepFacts {
  goal: number;
  progress: number;
  completed: boolean;
  claimed: boolean;
}

/** Progress over all steps, none counted beyond its goal; `percent` is whole, rounded down. */
export const progressOf = (
  steps: readonly Pick<StepFacts, 'goal' | 'progress'>[],
): { progress: number; total: number; percent: number } => {
  const progress = steps.reduce((sum, step) => sum + Math.min(step.progress, step.goal), 0);
  const total = steps.reduce((sum, { goal }) => sum + goal, 0);
  return { progress, total, percent: total === 0 ? 0 : Math.floor((progress * 100) / total) };
};

/** All steps are completed and their reward waits: it is highlighted [§4]. */
export const isRewardWaiting = (
  steps: readonly Pick<StepFacts, 'completed' | 'claimed'>[],
): boolean => steps.length > 0 && steps.every(({ completed, claimed }) => completed && !claimed);
