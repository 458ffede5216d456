import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayBeWritten, type Paper, paperPdf } from '../../../server/paper/paper';
import { isWritable } from '../../../server/paper/paper.fonts';
import { breaksOf, runsOf } from '../../../server/paper/paper.line';
import { readPdf } from '../../support/pdf';

const textsOf = (text: string, direction: 'ltr' | 'rtl') =>
  runsOf(text, { language: 'ar', direction }, 400).map((run) => run.text);

test('a line from the left is one run, and stands as it is written', () => {
  expect(textsOf('1.234,56 €', 'ltr')).toEqual(['1.234,56 €']);
});

test('words from the right stand the other way round, numbers and names among them do not', () => {
  expect(textsOf('إيصال من Fairground', 'rtl')).toEqual(['Fairground', 'إيصال من ']);
  expect(textsOf('20,000 من العملات', 'rtl')).toEqual(['من العملات', ' ', '20,000']);
});

test('brackets and signs alone are turned round', () => {
  expect(textsOf('A: (B)', 'rtl')).toEqual(['A: (B)']);
  expect(textsOf('أ: 7', 'rtl')).toEqual(['7', ' :', 'أ']);
  expect(textsOf('(أ)', 'rtl')).toEqual(['(', 'أ', ')']);
});

test('each run is in a font that has its signs', () => {
  const faces = runsOf('ب Я Ω a', { language: 'de', direction: 'ltr' }, 700).map(
    ({ face }) => face.name,
  );
  expect([...new Set(faces)].toSorted()).toEqual([
    'noto-sans-arabic-arabic 700',
    'noto-sans-cyrillic 700',
    'noto-sans-greek 700',
    'noto-sans-latin 700',
  ]);
});

const paper: Paper = {
  language: 'ar',
  direction: 'rtl',
  from: 'Fairground',
  title: 'إيصال من Fairground',
  lines: [['المبلغ', '1,234.56 د.إ']],
  note: 'مزوّد تجريبي',
};

test('what no font can write is known before', () => {
  expect(mayBeWritten(paper)).toBe(true);
  expect(mayBeWritten({ ...paper, note: 'संदेश' })).toBe(false);
});

test('the same paper is the same file, with its fonts in it', async () => {
  const at = new Date('2026-11-25T03:00:00.000Z');
  const [one, other] = await Promise.all([paperPdf(paper, at), paperPdf(paper, at)]);
  const text = one.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toMatch(/FontFile[23]/);
  expect(text).toContain('/Lang (ar)');
  expect(one.equals(other)).toBe(true);
});

const at = new Date('2026-11-25T03:00:00.000Z');

test('what is written can be read in the file, Chinese and Japanese too', async () => {
  const told = async (given: Partial<Paper>) =>
    readPdf(await paperPdf({ ...paper, direction: 'ltr', ...given }, at)).texts;
  const japanese = await told({
    language: 'ja',
    title: '領収書',
    lines: [['金額', '20,000コイン']],
    note: '明細書',
  });
  expect(japanese.join('')).toBe('Fairground領収書金額20,000コイン明細書');
  const chinese = await told({ language: 'zh', title: '收据', lines: [], note: '没有真钱流动。' });
  expect(chinese.join('')).toBe('Fairground收据没有真钱流动。');
});

test('Chinese and Japanese have the signs of their own land', () => {
  const faceOf = (language: string) =>
    runsOf('直', { language, direction: 'ltr' }, 400)[0]?.face.name;
  expect(faceOf('ja')).toMatch(/^noto-sans-jp \d+ 400$/);
  expect(faceOf('zh')).toMatch(/^noto-sans-sc \d+ 400$/);
});

const folder = 'server/phrase/words';

test.each(readdirSync(folder))('every word of a paper in %s can be written', (file) => {
  const words = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, string>;
  const said = Object.entries(words).filter(([slug]) =>
    /^(Receipt|Protection|Wallet)\./.test(slug),
  );
  expect(said.filter(([, text]) => !isWritable(text))).toEqual([]);
});

test('a line breaks between words, and between signs that know no spaces', () => {
  expect(breaksOf('Kein Geld')).toEqual(['Kein', ' ', 'Geld']);
  expect(breaksOf('没有，钱')).toEqual(['没', '有，', '钱']);
});

test('a table goes on over pages, its head on each, its sums at the end', async () => {
  const rows = Array.from({ length: 60 }, (_, day) => [`Day ${day}`, '1']);
  const table = { head: ['Day', 'Staked'], rows, sums: [['Total', '60']] };
  const { pages, texts } = readPdf(await paperPdf({ ...paper, direction: 'ltr', table }, at));
  expect(pages).toBe(3);
  expect(texts.filter((text) => text === 'Staked')).toHaveLength(3);
  expect(texts.filter((text) => text.startsWith('Day '))).toHaveLength(60);
  expect(texts).toContain('2 / 3');
  expect(texts.slice(texts.indexOf('Total'), texts.indexOf('Total') + 2)).toEqual(['Total', '60']);
});
