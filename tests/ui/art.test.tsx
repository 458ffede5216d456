import type { SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { tournamentMotifs } from '../../contract/asset.rules';
import { AvatarArt } from '../../src/art/AvatarArt';
import { Drawing } from '../../src/art/Drawing';
import styles from '../../src/art/Drawing.module.css';
import { COVER_SUBJECTS, GameCover } from '../../src/art/GameCover';
import { GiftBox, giftPaints } from '../../src/art/GiftBox';
import { HeroArt } from '../../src/art/HeroArt';
import { LOGO_COLOURS, logoSvg } from '../../src/art/logo';
import { between, pick, seeded } from '../../src/art/random';
import { cx } from '../../src/ui/cx';

// Every other page is drawn without them.
vi.unmock('../../src/art/AvatarArt');
vi.unmock('../../src/art/GameCover');
vi.unmock('../../src/art/HeroArt');

describe('seeded numbers', () => {
  test('the same seed draws the same numbers, another seed others', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seeded(seed));
    expect(draw('june')).toEqual(draw('june'));
    expect(draw('june')).not.toEqual(draw('arlo'));
  });

  test('fill their range evenly enough', () => {
    const random = seeded('range');
    const tens = new Array<number>(10).fill(0);
    for (let at = 0; at < 10_000; at++) {
      const ten = Math.floor(random() * 10);
      tens[ten] = (tens[ten] ?? 0) + 1;
    }
    expect(Math.min(...tens)).toBeGreaterThan(880);
    expect(Math.max(...tens)).toBeLessThan(1_120);
    expect(between(() => 0.5, 10, 20)).toBe(15);
    expect(pick(() => 0.999, ['a', 'b', 'c'])).toBe('c');
  });
});

describe('covers', () => {
  test.each([...COVER_SUBJECTS, 'unknown'])(
    '%s is the same picture for the same seed',
    (subject) => {
      const draw = (seed: string) =>
        renderToStaticMarkup(<GameCover subject={subject} seed={seed} />);
      expect(draw('a')).toBe(draw('a'));
      expect(draw('a')).not.toBe(draw('b'));
    },
  );

  test('two on one page share no id', () => {
    const page = renderToStaticMarkup(
      <>
        {COVER_SUBJECTS.map((subject) => (
          <GameCover key={subject} subject={subject} seed="a" />
        ))}
        <AvatarArt seed="a" />
        <AvatarArt seed="a" />
        <HeroArt seed="a" />
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.length).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  });

  test('carry no style attribute, which the content-security policy would refuse', () => {
    for (const subject of COVER_SUBJECTS) {
      expect(renderToStaticMarkup(<GameCover subject={subject} seed="a" />)).not.toMatch(/ style=/);
    }
  });

  test('stay light enough to draw twelve on a page', () => {
    for (const subject of COVER_SUBJECTS) {
      const markup = renderToStaticMarkup(<GameCover subject={subject} seed="a" />);
      expect(markup.match(/<(?:path|rect|circle|ellipse)/g)?.length).toBeLessThan(130);
    }
  });
});

/** Each picture that `Drawing` draws. */
const pictures = async (): Promise<string[]> => {
  const { GameCover: Cover } = await import('../../src/art/GameCover');
  const { AvatarArt: Face } = await import('../../src/art/AvatarArt');
  const { HeroArt: Hero } = await import('../../src/art/HeroArt');
  const { Illustration } = await import('../../src/art/Illustration');
  const { CoinGlyph } = await import('../../src/art/CoinGlyph');
  const { TournamentCover, TournamentIcon } = await import('../../src/art/TournamentArt');
  return [
    ...COVER_SUBJECTS.map((subject) => <Cover key="" subject={subject} seed="a" className="c" />),
    ...Array.from({ length: 24 }, (_, at) => <Face key="" seed={`player_${at}`} />),
    <Hero key="" seed="a" />,
    ...(['tent', 'balloon', 'ticket', 'lamp'] as const).map((subject) => (
      <Illustration key="" subject={subject} />
    )),
    <CoinGlyph key="" />,
    ...tournamentMotifs.flatMap((motif) => [
      <TournamentCover key="" motif={motif} />,
      <TournamentIcon key="" motif={motif} />,
    ]),
  ].map((picture) => renderToStaticMarkup(picture));
};

test('a drawing is shape by shape what React would draw', async () => {
  const drawn = await pictures();
  vi.resetModules();
  vi.doMock('../../src/art/Drawing', () => ({
    Drawing: ({ className, ...props }: SVGProps<SVGSVGElement>) => (
      <svg aria-hidden="true" {...props} className={cx(styles.drawing, className)} />
    ),
  }));
  expect(drawn).toEqual(await pictures());
});

test('what a drawing says in words or attributes is never markup', () => {
  const hostile = '"><script>alert(1)</script>&';
  const drawn = renderToStaticMarkup(
    <Drawing>
      <title className={hostile}>{hostile}</title>
    </Drawing>,
  );
  const { documentElement: svg } = new DOMParser().parseFromString(drawn, 'text/html');
  expect(svg.querySelector('script')).toBeNull();
  expect(svg.querySelector('title')?.getAttribute('class')).toBe(hostile);
  expect(svg.querySelector('title')?.textContent).toBe(hostile);
});

test('neighbouring ids get different faces', () => {
  const faces = Array.from({ length: 60 }, (_, at) =>
    renderToStaticMarkup(<AvatarArt seed={`player_${at}`} />),
  );
  expect(new Set(faces).size).toBe(60);
});

test('the mark is a document of its own in the brand’s colours', () => {
  const svg = logoSvg({ ...LOGO_COLOURS, roof: '#123456' });
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32">.*<\/svg>$/,
  );
  expect(svg).toContain('#123456');
});

test('a gift box wears the colour of its box and that of its tape [§3 Gift]', () => {
  const drawn = renderToStaticMarkup(<GiftBox box="ruby" tape="mint" />);
  const colours = (name: keyof typeof giftPaints) =>
    giftPaints[name].filter((colour) => drawn.includes(colour)).length;
  expect([colours('ruby'), colours('mint'), colours('sky')]).toEqual([3, 3, 0]);
});
