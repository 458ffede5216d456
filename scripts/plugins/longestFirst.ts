import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a file's name or room tells of how long it takes, longest first: a new machine knows no more. */
const signs = [/\/new\.long\.|-kill\.test|\.crash\.long\./, /\.long\.|\/tests\/faults\//];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = signs.findIndex((sign) => sign.test(moduleId));
  return place === -1 ? signs.length : place;
};

/** Files that take longest begin first: at the end nobody waits for one that began last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    return known.toSorted((one, other) => rank(one) - rank(other));
  }
}
