import { inflateSync } from 'node:zlib';

/** `<< … >>` and the bytes behind it, by the number of the object. */
const objectsOf = (bytes: Buffer): Map<number, { told: string; stream: string }> => {
  const text = bytes.toString('latin1');
  const objects = new Map<number, { told: string; stream: string }>();
  for (const { 1: number, index, 0: begin } of text.matchAll(/(\d+) 0 obj/g)) {
    const end = text.indexOf('endobj', index);
    const [told = '', packed] = text.slice(index + begin.length, end).split('stream\n');
    const stream =
      packed === undefined || !told.includes('/FlateDecode')
        ? ''
        : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    objects.set(Number(number), { told, stream });
  }
  return objects;
};

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1]);

const textOfUtf16 = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** What each glyph of a font stands for, as the file says it (`ToUnicode`). */
const glyphsOf = (cmap: string): string[] =>
  [...cmap.matchAll(/beginbfrange([^]*?)endbfrange/g)].flatMap(([, ranges = '']) =>
    [...ranges.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => textOfUtf16(hex)),
    ),
  );

/** What a paper of ours says, a text per run in the order of drawing, and how many pages it has. */
export const readPdf = (bytes: Buffer): { pages: number; texts: string[] } => {
  const objects = objectsOf(bytes);
  const pages = [...objects.values()].filter(({ told }) => /\/Type \/Page\b/.test(told));
  const texts = pages.flatMap(({ told }) => {
    const resources = objects.get(numberIn(told, 'Resources'))?.told ?? told;
    const glyphs = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => {
        const cmap = numberIn(objects.get(Number(font))?.told ?? '', 'ToUnicode');
        return [name, glyphsOf(objects.get(cmap)?.stream ?? '')];
      }),
    );
    const drawing = objects.get(numberIn(told, 'Contents'))?.stream ?? '';
    return [...drawing.matchAll(/\/(F\d+) [\d.]+ Tf[^]*?\[([^\]]*)\] TJ/g)].map(
      ([, font = '', line = '']) =>
        [...line.matchAll(/<([^>]*)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => glyphs.get(font)?.[Number.parseInt(glyph, 16)] ?? '\u{fffd}')
          .join(''),
    );
  });
  return { pages: pages.length, texts };
};
