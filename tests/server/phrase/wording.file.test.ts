import { expect, test } from 'vitest';
import { FileFault, readFile, writeFile } from '../../../server/phrase/wording.file';

const entries = [
  { slug: 'Nav.Games', source: 'Games', text: 'Spiele' },
  { slug: 'Letters.{count} letters#one', source: '{count} letter', text: '{count} Brief' },
  { slug: 'Home."Quoted" & <odd>', source: 'One\n"two"\t\\', text: 'Eins\n„zwei“\t\\ & <drei>' },
  { slug: 'Nav.Friends', source: 'Friends', text: '' },
];

test.each(['po', 'xliff'] as const)('what is written as %s is read as it was', (format) => {
  expect(readFile(writeFile(format, 'de', entries))).toEqual(entries);
});

test('texts of several lines are joined; fuzzy and obsolete entries are left out', () => {
  const file = `msgid ""
msgstr "Language: de\\n"

# by hand
#. of the menu
msgctxt "Nav.Games"
msgid "Games"
msgstr ""
"Spie"
"le"

#, fuzzy
msgctxt "Nav.Friends"
msgid "Friends"
msgstr "Feinde"

#~ msgctxt "Nav.Gone"
#~ msgid "Gone"
#~ msgstr "Weg"
`;
  expect(readFile(file)).toEqual([{ slug: 'Nav.Games', source: 'Games', text: 'Spiele' }]);
});

test.each([
  ['a text without its quote', 'msgctxt "Nav.Games\nmsgid "Games"', 'line 1'],
  ['a text of no entry', '"Spiele"', 'line 1'],
  ['another version', '<xliff version="1.2"></xliff>', 'XLIFF 2'],
  [
    'an element in a text',
    '<xliff version="2.0"><unit name="Nav.Games"><source>Games</source><target><ph/>x</target></unit></xliff>',
    'Nav.Games',
  ],
  ['a unit without a name', '<xliff version="2.0"><unit id="1"></unit></xliff>', 'no name'],
])('%s is refused with its place', (_, file, place) => {
  expect(() => readFile(file)).toThrow(FileFault);
  expect(() => readFile(file)).toThrow(place);
});
