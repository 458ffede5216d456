import de from 'emoji-picker-element-data/de/cldr-native/data.json?url';
import en from 'emoji-picker-element-data/en/cldr-native/data.json?url';
import { EMOJI_VERSION_MAX } from '../../../contract/limits';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Emoji, EmojiGroup, emojiPorts } from '../../../machines/letter/emoji.words';

/** Numbers of the groups in the data; 2 are parts of others. */
const groups: Readonly<Record<EmojiGroup, number>> = {
  smileys: 0,
  people: 1,
  nature: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
};

/** Names by language, from this origin: the library's own address would be somebody else's. */
const sources = { de, en };
type Named = keyof typeof sources;

const namedIn = (language: string): Named => (language.startsWith('de') ? 'de' : 'en');

const open = async (locale: Named) => {
  const { default: Database } = await import('emoji-picker-element/database');
  const database = new Database({ locale, dataSource: sources[locale] });
  await database.ready();
  return database;
};

type Opened = ReturnType<typeof open>;
const opened = new Map<Named, Opened>();

const databaseOf = (locale: Named): Opened => {
  const known = opened.get(locale);
  if (known !== undefined) return known;
  const fresh = open(locale);
  opened.set(locale, fresh);
  // One that failed stays failed: the next try needs another.
  fresh.catch(() => opened.delete(locale));
  return fresh;
};

const list = async (locale: Named, group: EmojiGroup, search: string): Promise<Emoji[]> => {
  const database = await databaseOf(locale);
  const found =
    search.trim() === ''
      ? await database.getEmojiByGroup(groups[group])
      : await database.getEmojiBySearchQuery(search.trim());
  return found.flatMap((one) =>
    'unicode' in one && one.version <= EMOJI_VERSION_MAX
      ? [{ sign: one.unicode, name: one.annotation }]
      : [],
  );
};

export const emojiAdapters: AdaptersOf<typeof emojiPorts> = {
  'emoji.list': ({ language, group, search }, answer) => {
    const locale = namedIn(language);
    list(locale, group, search).then(
      (items) => answer({ type: 'emoji.listed', items, language: locale }),
      () => answer({ type: 'port.failed', port: 'emoji.list' }),
    );
    return undefined;
  },
};
