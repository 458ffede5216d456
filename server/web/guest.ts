import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { escaped } from '../../contract/markup.rules';
import type { DrawnMark } from '../../contract/page';
import type { ServedFile } from '../http/packed';
import type { Draw } from './drawing';
import { earlyElement, palettesOf } from './early';
import {
  type Answers,
  answersAt,
  areWhole,
  blockOf,
  brandIn,
  factsOf,
  placeAt,
  subjectOf,
  wordsAt,
} from './facts';
import { pageOf } from './files';
import type { PageAt } from './heads';

/** Whose page it is, as far as their request says. */
interface Guest {
  /** Of the network. */
  address: string;
  /** What the preferences cookie says; undefined without one [§6]. */
  consent: boolean | undefined;
}

/** The page of a path below the origin, for a guest. `isPlain` without a query. */
type GuestPages = (path: string, isPlain: boolean, guest: Guest) => Promise<ServedFile>;

/** What is told is so for a moment: a page that is asked for again and again is made once. */
const KEPT_MS = 2_000;
/** Pages are of so many addresses and countries; the oldest makes room. */
const KEPT_MAX = 200;
/** A page that is not drawn by then is drawn in the browser; the thread has begun for the next one. */
const DRAWING_MS = 500;
/** A platform that answers slowly does not keep its page from anybody. */
const PATIENCE_MS = 1_000;

/** What is there within so many milliseconds; undefined past them. */
const within = async <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> => {
  const ended = new AbortController();
  const { signal } = ended;
  const late = setTimeout(ms, undefined, { signal }).catch(() => undefined);
  const done = await Promise.race([work, late]);
  ended.abort();
  return done;
};

const FRAME = '<div id="root">';

/** A drawn page is seen without its scripts: they leave the line to what it is seen with. */
const SCRIPTS = /<(?:link(?= rel="modulepreload")|script(?= type="module"))/g;

const withFacts = (text: string, answers: Answers): string =>
  text.replace('</body>', () => `${blockOf(answers)}</body>`);

/**
 * Pages with what their first view asks for, as a guest at an address would be answered: by its
 * questions, in a block of data [decision 96]. Where `draw` draws them they show it at once, and the
 * page takes the drawing over [decision 132].
 */
export const guestPages = (app: FastifyInstance, pageAt: PageAt, draw: Draw): GuestPages => {
  const kept = new Map<string, Promise<ServedFile>>();

  const drawn = async (path: string, { address, consent }: Guest, answers: Answers) => {
    const facts = factsOf(new Map([...answers, ...(await wordsAt(app, answers, address))]));
    const brand = brandIn(facts);
    if (brand === undefined) return undefined;
    const at = Date.now();
    const page = await draw({ at, consent, to: path, facts });
    if (page === undefined) return undefined;
    const { markup, mounted, taken } = page;
    const mark: DrawnMark = { at, consent, mounted };
    const palettes = escaped(palettesOf(brand));
    const text = pageAt(path)
      .text.replace('<html', () => `<html data-palettes="${palettes}"`)
      .replace('<head>', () => `<head>${earlyElement}`)
      .replace(
        FRAME,
        () => `${FRAME.slice(0, -1)} data-drawn="${escaped(JSON.stringify(mark))}">${markup}`,
      )
      .replaceAll(SCRIPTS, '$& fetchpriority="low"');
    return withFacts(text, new Map([...answers].filter(([question]) => taken.includes(question))));
  };
  const make = async (path: string, isPlain: boolean, guest: Guest, place: Answers) => {
    const answers = new Map([...place, ...(await answersAt(app, path, guest.address))]);
    const isDrawn = isPlain && areWhole(answers, path);
    const whole = isDrawn ? await within(drawn(path, guest, answers), DRAWING_MS) : undefined;
    return pageOf(whole ?? withFacts(pageAt(path).text, answers));
  };
  const whole = async (path: string, isPlain: boolean, guest: Guest): Promise<ServedFile> => {
    const place = await placeAt(app, guest.address);
    const moment = Math.floor(Date.now() / KEPT_MS);
    const { path: pattern } = pageAt(path);
    const key = [moment, pattern, subjectOf(path), isPlain, guest.consent, ...place].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(path, isPlain, guest, place);
    kept.set(key, made);
    const [oldest = key] = kept.size > KEPT_MAX ? kept.keys() : [];
    if (oldest !== key) kept.delete(oldest);
    return made;
  };
  return async (path, isPlain, guest) =>
    (await within(whole(path, isPlain, guest), PATIENCE_MS)) ?? pageOf(pageAt(path).text);
};
