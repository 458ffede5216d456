import { spawnSync } from 'node:child_process';
import { openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, root } from './ensure.mjs';

// Draws where every phrase stands, from the stories: `npm run sights`, ten minutes or so.

ensureInstalled();
const told = join(root, 'node_modules', '.cache', 'sights');
const file = join(root, 'server', 'phrase', 'sights.generated.json');
/** So many pictures of a phrase are enough. */
const PICTURES = 3;

/** Has every story say where its phrases stand. Stories that look for words fail: theirs are marked. */
const ask = async () => {
  rmSync(told, { recursive: true, force: true });
  const CHROMIUM_PATH = await findBrowser();
  spawnSync('npx', ['vitest', 'run', '--project', 'stories', '--reporter=dot'], {
    cwd: root,
    stdio: ['ignore', openSync(join(root, 'node_modules', '.cache', 'sights.log'), 'w'), 'inherit'],
    env: { ...process.env, CHROMIUM_PATH, STORYBOOK_DISABLE_TELEMETRY: '1', VITE_SIGHTS: 'on' },
  });
};

/** A story in one width is one picture, named after both where it is no small phone. */
const viewsOf = (name) =>
  JSON.parse(readFileSync(join(told, name), 'utf8')).map(({ width, boxes, phrases }, at) => ({
    id: name.replace(/\.json$/, '') + (at === 0 ? '' : `@${width}`),
    width,
    boxes,
    phrases,
  }));
/** Narrow ones first, then in the order of their names: the same stories give the same file. */
const allViews = () =>
  readdirSync(told)
    .toSorted()
    .flatMap(viewsOf)
    .toSorted((one, other) => one.width - other.width);

/**
 * Slug to control to the views and boxes where it stands so, and how many letters have room there. A
 * wider view tells of what no narrower one shows.
 */
const standingsOf = (views) => {
  const standings = new Map();
  const widths = new Map();
  for (const { id, width, phrases } of views)
    for (const { slug, box, control, room } of phrases) {
      if (!widths.has(slug)) widths.set(slug, width);
      if (widths.get(slug) < width) continue;
      const controls = standings.get(slug) ?? new Map();
      const { at, least } = controls.get(control) ?? { at: new Map(), least: Infinity };
      if (!at.has(id)) at.set(id, box);
      controls.set(control, { at, least: Math.min(least, room ?? Infinity) });
      standings.set(slug, controls);
    }
  return standings;
};

/** Takes again and again the view that shows most of what no picture shows yet. */
const picturesFor = (standings) => {
  const wanted = new Map();
  for (const [slug, controls] of standings)
    for (const [control, { at }] of controls)
      for (const id of at.keys())
        wanted.set(id, (wanted.get(id) ?? new Set()).add(`${control} ${slug}`));
  const pictures = [];
  while (wanted.size > 0) {
    const [id, shows] = [...wanted].reduce((best, each) =>
      each[1].size > best[1].size ? each : best,
    );
    if (shows.size === 0) break;
    pictures.push(id);
    wanted.delete(id);
    for (const others of wanted.values()) for (const key of shows) others.delete(key);
  }
  return new Set(pictures);
};

const sightsOf = (controls, pictures) =>
  [...controls]
    .flatMap(([control, { at, least }]) => {
      const picture = [...at.keys()].find((id) => pictures.has(id));
      return picture === undefined
        ? []
        : [[control, picture, at.get(picture), ...(least === Infinity ? [] : [least])]];
    })
    .slice(0, PICTURES);

const drawn = ({ tone, x, y, width, height, slug, size }) => [
  tone,
  x,
  y,
  width,
  height,
  ...(slug === undefined ? [] : [slug, size]),
];

/** One line for each story and each phrase. */
const linesOf = (record) =>
  Object.entries(record)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');

if (!process.argv.includes('--kept')) await ask();
const views = allViews();
const standings = standingsOf(views);
const pictures = picturesFor(standings);
const shown = views.filter(({ id }) => pictures.has(id));
const pictureLines = linesOf(
  Object.fromEntries(shown.map(({ id, boxes }) => [id, boxes.map(drawn)])),
);
const phraseLines = linesOf(
  Object.fromEntries([...standings].map(([slug, each]) => [slug, sightsOf(each, pictures)])),
);
writeFileSync(file, `{"pictures": {\n${pictureLines}\n},\n"phrases": {\n${phraseLines}\n}}\n`);
console.log(`${views.length} views, ${standings.size} phrases, ${pictures.size} pictures`);
