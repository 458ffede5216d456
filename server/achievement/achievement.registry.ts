import type { AchievementTerms } from '../../contract/achievement.desk';
import { Shelf } from '../shelf/shelf.registry';
import { type AchievementDefinition, definitionFrom } from './achievement.catalogue';
import { achievementsKind } from './achievement.events';

const named = (
  terms: Readonly<Record<string, AchievementTerms>>,
  isOver: boolean,
): AchievementDefinition[] =>
  Object.entries(terms).map(([id, each]) => definitionFrom(id, each, isOver));

/** All that may be reached or was, in the memory of each process [decision 195]. */
export class Achievements extends Shelf<'achievement', AchievementTerms> {
  /** Made once of what is kept, since every deed of every player asks for it. */
  #made:
    | {
        of: object;
        all: readonly AchievementDefinition[];
        byId: Map<string, AchievementDefinition>;
      }
    | undefined;

  constructor() {
    super('achievement', achievementsKind);
  }

  #now() {
    const { state } = this;
    if (this.#made?.of !== state) {
      const all = [...named(state.terms, false), ...named(state.ended, true)];
      this.#made = { of: state, all, byId: new Map(all.map((one) => [one.id, one])) };
    }
    return this.#made;
  }

  /** In the order in which lists have them; those that are over behind the others. */
  get all(): readonly AchievementDefinition[] {
    return this.#now().all;
  }

  /** Undefined for one that there never was. */
  find(id: string): AchievementDefinition | undefined {
    return this.#now().byId.get(id);
  }
}
