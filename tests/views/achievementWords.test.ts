import { expect, test } from 'vitest';
import { anAchievement } from '../../contract/make/achievement';
import { Achievements } from '../../server/achievement/achievement.registry';
import ar from '../../server/phrase/words/ar.json';
import de from '../../server/phrase/words/de.json';
import en from '../../server/phrase/words/en-US.json';
import { nameSlug, wordsOf } from '../../src/views/achievement/words';

const achievements = new Achievements().all;

const places = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([one]) => one)
    .sort()
    .join();

test.each(Object.entries<Record<string, string>>({ en, de, ar }))(
  'every achievement has a name and a text in every language: %s',
  (_, words) => {
    const wrong = achievements.filter((one) => {
      const supplierAchievementId = one.phrase ?? '';
      const slugs: string[] = [];
      const say = (slug: string) => {
        slugs.push(slug);
        return slug;
      };
      wordsOf(anAchievement({ supplierAchievementId }), say, ({ defaultName }) => defaultName);
      const [name = '', told = ''] = slugs.map((slug) => words[slug] ?? '');
      const same = name === one.name && told === one.description;
      return (
        slugs[0] !== nameSlug(supplierAchievementId) ||
        name === '' ||
        places(told) !== places(one.description) ||
        (words === en && !same)
      );
    });
    expect(wrong.map(({ phrase }) => phrase)).toEqual([]);
  },
);
