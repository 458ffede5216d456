import type { AchievementStep } from '../../contract/lifecycles';
import { type AchievementDefinition, heldTermsOf, sampleDefinition } from './achievement.catalogue';
import type { Standing } from './achievement.events';

/** Where an achievement stands at `now` (ISO 8601) in its lifecycle [§4, decision 28]. */
export const stepOf = (
  { limited }: Pick<AchievementDefinition, 'limited'>,
  { until, completedAt, collectedAt }: Partial<Standing> = {},
  now: string,
): AchievementStep => {
  if (collectedAt !== undefined) return 'achieved';
  if (completedAt !== undefined) return 'finished';
  if (limited === undefined) return 'open';
  if (until === undefined) return 'offered';
  return Date.parse(now) < Date.parse(until) ? 'open' : 'lost';
};

/** An achievement as a player has it: what it was begun or reached as stays, whatever becomes of it [decision 195]. */
export const heldBy = (
  definition: AchievementDefinition,
  { until, completedAt, terms }: Partial<Standing> = {},
): AchievementDefinition => {
  if (until === undefined && completedAt === undefined) return definition;
  // What was begun before its terms were written down was as it was shipped.
  const held = terms ?? sampleDefinition(definition.id);
  if (held === undefined) return definition;
  const { typeId: _, limited: __, ...others } = definition;
  return { ...others, ...heldTermsOf(held) };
};

/** Whether its player still has it: one that is over only where it was reached, or is under way within its hours. */
export const isKept = (
  definition: AchievementDefinition,
  standing: Partial<Standing> | undefined,
  now: string,
): boolean => {
  if (!definition.isOver) return true;
  const { limited } = heldBy(definition, standing);
  const step = stepOf({ limited }, standing, now);
  return step === 'finished' || step === 'achieved' || (limited !== undefined && step === 'open');
};
