import * as contract from '../../contract/achievement.desk';
import { stepFlaw } from '../../contract/deed.rules';
import type { Problem } from '../../contract/problems';
import { countReach, reachedCounts } from '../achievement/achievement.reach';
import { cutPage } from '../http/page';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { shelfDeeds } from './shelf';
import { unknownCard, unknownGame, wrongTerm } from './terms';

type Terms = contract.AchievementTerms;

const flawWords = {
  deed: 'nothing counts that within hours',
  measure: 'nothing counts that so',
  game: 'nothing counts that at a game',
} as const;

/** What there is to reach, before those who look after the games [decision 195]. */
export const achievementDesk = (platform: Platform): Route[] => {
  const { sql, catalogue, achievements } = platform;

  const list = async ({ body }: Asked<typeof contract.listAchievementsKept>) => {
    const text = body.search.trim().toLowerCase();
    const found = Object.entries(achievements.terms).filter(([id, { name }]) =>
      `${name} ${id}`.toLowerCase().includes(text),
    );
    const { items, total } = cutPage(found, body);
    const counts = await reachedCounts(
      sql,
      items.map(([id]) => id),
    );
    return {
      items: items.map(([_id, terms]) => ({ _id, ...terms, reached: counts.get(_id) ?? 0 })),
      total,
    };
  };

  /** What of these terms there is not, or nothing counts. */
  const flawOf = ({ steps, typeId, limited }: Terms): Problem | undefined => {
    for (const step of steps) {
      const flaw = stepFlaw(step, limited !== undefined);
      if (flaw !== undefined) return wrongTerm('steps', flawWords[flaw], step.deed);
    }
    const unknown = unknownGame(
      catalogue,
      steps.flatMap(({ game }) => game ?? []),
      'steps',
    );
    return unknown ?? unknownCard('typeId', typeId);
  };

  const count = async ({ body: { _id: id, terms } }: Asked<typeof contract.countAchievement>) => {
    const flaw = flawOf(terms);
    if (flaw !== undefined) return { refused: flaw };
    // What has hours of its own counts nothing that was done before.
    return terms.limited === undefined
      ? countReach(sql, { id, steps: terms.steps })
      : { reached: 0, near: 0, begun: 0 };
  };

  const { make, change, end } = shelfDeeds(platform, achievements, async (terms) => {
    const flaw = flawOf(terms);
    return flaw === undefined ? terms : { refused: flaw };
  });
  return [
    on(contract.listAchievementsKept, list),
    on(contract.countAchievement, count),
    on(contract.makeAchievement, make(contract.makeAchievement)),
    on(contract.changeAchievement, change(contract.changeAchievement)),
    on(contract.endAchievement, end(contract.endAchievement)),
  ];
};
