/** One phrase, or plural form, as files of other tools have it [decision 138]. */
export interface Entry {
  slug: string;
  /** In American English. */
  source: string;
  /** In the language; empty where words are missing. */
  text: string;
}

export type FileFormat = 'po' | 'xliff';

/** Why a file cannot be read: which line or unit of it. */
export class FileFault extends Error {}

const escapes: Readonly<Record<string, string>> = {
  '\\n': '\n',
  '\\t': '\t',
  '\\"': '"',
  '\\\\': '\\',
};
const escaped = new Map(Object.entries(escapes).map(([written, sign]) => [sign, written]));

const quoted = (text: string): string =>
  `"${text.replace(/[\n\t"\\]/g, (sign) => escaped.get(sign) ?? sign)}"`;

const unquoted = (line: string, at: number): string => {
  const inner = /^\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(line)?.[1];
  if (inner === undefined) throw new FileFault(`line ${at} is no text in quotes`);
  return inner.replace(/\\./g, (written) => escapes[written] ?? written.slice(1));
};

const poOf = (language: string, entries: readonly Entry[]): string => {
  const head = [
    'msgid ""',
    'msgstr ""',
    quoted(`Language: ${language}\n`),
    quoted('Content-Type: text/plain; charset=UTF-8\n'),
  ].join('\n');
  const all = entries.map(
    ({ slug, source, text }) =>
      `msgctxt ${quoted(slug)}\nmsgid ${quoted(source)}\nmsgstr ${quoted(text)}`,
  );
  return `${[head, ...all].join('\n\n')}\n`;
};

type Field = 'msgctxt' | 'msgid' | 'msgstr';

/** Entries of a PO file: `msgctxt` is the slug. Those marked `fuzzy`, and obsolete ones, are left out. */
const readPo = (file: string): Entry[] => {
  const entries: Entry[] = [];
  let fields: Partial<Record<Field, string>> = {};
  let field: Field | undefined;
  let isFuzzy = false;
  const end = () => {
    const { msgctxt: slug, msgid: source = '', msgstr: text = '' } = fields;
    if (slug !== undefined && !isFuzzy) entries.push({ slug, source, text });
    fields = {};
    field = undefined;
    isFuzzy = false;
  };
  for (const [index, line] of file.split(/\r?\n/).entries()) {
    const at = index + 1;
    const begun = /^(msgctxt|msgid|msgstr)\s+(.*)$/.exec(line);
    if (line.trim() === '') end();
    else if (line.startsWith('#')) isFuzzy ||= /^#,.*\bfuzzy\b/.test(line);
    else if (begun !== null) {
      field = begun[1] as Field;
      fields[field] = unquoted(begun[2] ?? '', at);
    } else if (field === undefined) throw new FileFault(`line ${at} belongs to no entry`);
    else fields[field] += unquoted(line, at);
  }
  end();
  return entries;
};

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const named = new Map(Object.entries(entities).map(([written, sign]) => [sign, written]));

const inXml = (text: string): string => text.replace(/[<>"'&]/g, (sign) => named.get(sign) ?? sign);

const outOfXml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|\w+);/gi, (written, hex?: string, decimal?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return entities[written] ?? written;
  });

const xliffOf = (language: string, entries: readonly Entry[]): string => {
  const units = entries.map(({ slug, source, text }, at) => {
    const target = text === '' ? '' : `<target xml:space="preserve">${inXml(text)}</target>`;
    return (
      `    <unit id="u${at}" name="${inXml(slug)}"><segment>` +
      `<source xml:space="preserve">${inXml(source)}</source>${target}</segment></unit>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-US" trgLang="${inXml(language)}">
  <file id="words">
${units.join('\n')}
  </file>
</xliff>
`;
};

const textIn = (unit: string, tag: 'source' | 'target', slug: string): string => {
  const text = new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(unit)?.[1] ?? '';
  // A place of a phrase is text; whatever a tool has made an element of would be lost.
  if (text.includes('<')) throw new FileFault(`${slug} has an element within its ${tag}`);
  return outOfXml(text);
};

/** Units of an XLIFF 2.0 file: `name` is the slug. */
const readXliff = (file: string): Entry[] => {
  if (!/<xliff\b[^>]*\bversion="2\.\d"/.test(file)) throw new FileFault('it is no XLIFF 2 file');
  return [...file.matchAll(/<unit\b([^>]*)>([\s\S]*?)<\/unit>/g)].map(
    ([, names = '', unit = '']) => {
      const slug = outOfXml(/\bname="([^"]*)"/.exec(names)?.[1] ?? '');
      if (slug === '') throw new FileFault('a unit has no name');
      return { slug, source: textIn(unit, 'source', slug), text: textIn(unit, 'target', slug) };
    },
  );
};

/** A file of a language’s words for other tools. */
export const writeFile = (
  format: FileFormat,
  language: string,
  entries: readonly Entry[],
): string => (format === 'po' ? poOf(language, entries) : xliffOf(language, entries));

/** What stands in such a file, whichever of the two it is. Throws `FileFault` where it cannot be read. */
export const readFile = (file: string): Entry[] =>
  file.trimStart().startsWith('<') ? readXliff(file) : readPo(file.replace(/^\uFEFF/, ''));
