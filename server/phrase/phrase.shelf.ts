import { createHash } from 'node:crypto';
import type { PhraseMap } from '../../contract/phrase';
import { pageOfSlug } from '../../contract/phrase.rules';
import { type PhraseGroup, pagesOfGroup, phraseGroups } from '../../contract/phraseGroup.rules';
import { packedText, type ServedFile } from '../http/packed';
import type { PackedAnswer } from '../http/route';
import type { Sql } from '../store/database';
import { type Accepted, acceptedFor, wordsWith } from './phrase.translation';

/** The words of a group, packed once somebody asks for them. */
interface Bundle {
  readonly version: string;
  readonly text: string;
  packed?: Promise<ServedFile>;
}

interface Shelved {
  /** Of what was accepted: with the same, the words are the same. */
  readonly digest: string;
  readonly bundles: ReadonlyMap<PhraseGroup, Bundle>;
}

/** Languages whose words are held; whoever asks for all of them must not fill the memory. */
const LANGUAGES_MAX = 40;
/** Packed once and sent often. */
const EFFORT = 11;

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

const bundlesOf = (words: PhraseMap): ReadonlyMap<PhraseGroup, Bundle> => {
  const entries = Object.entries(words);
  return new Map(
    phraseGroups.map((group) => {
      const pages = new Set(pagesOfGroup(group));
      const own = entries.filter(([slug]) => pages.has(pageOfSlug(slug)));
      const text = JSON.stringify(Object.fromEntries(own));
      return [group, { version: digestOf(text), text }];
    }),
  );
};

/**
 * The words of each language by group, as pages fetch them [decision 178]. A version is the digest
 * of its words: bytes that were once asked for by it are never others.
 */
export class PhraseShelf {
  /** By language, those asked for longest ago first. */
  readonly #shelved = new Map<string, Shelved>();

  constructor(readonly sql: Sql) {}

  /** Every group with its pages, and the version of its words as they are now. */
  async groupsIn(language: string) {
    const { bundles } = await this.#current(language);
    return [...bundles].map(([group, { version }]) => ({
      group,
      pages: [...pagesOfGroup(group)],
      version,
    }));
  }

  /** The words of a group: of that version where those are the words, else as they are now. */
  async packed(language: string, group: PhraseGroup, version: string): Promise<PackedAnswer> {
    const held = this.#shelved.get(language)?.bundles.get(group);
    const bundle =
      held?.version === version ? held : (await this.#current(language)).bundles.get(group);
    if (bundle === undefined) throw new Error(`The group ${group} was not bundled`);
    bundle.packed ??= packedText('application/json; charset=utf-8', bundle.text, EFFORT);
    return { file: await bundle.packed, isForever: bundle.version === version };
  }

  async #current(language: string): Promise<Shelved> {
    const accepted = await acceptedFor(this.sql, language);
    const digest = digestOf(JSON.stringify(accepted));
    const held = this.#shelved.get(language);
    const current = held?.digest === digest ? held : this.#shelve(language, digest, accepted);
    // Behind all others: the oldest makes room.
    this.#shelved.delete(language);
    this.#shelved.set(language, current);
    const [oldest] = this.#shelved.keys();
    if (this.#shelved.size > LANGUAGES_MAX && oldest !== undefined) this.#shelved.delete(oldest);
    return current;
  }

  /** What did not change stays as it was packed. */
  #shelve(language: string, digest: string, accepted: readonly Accepted[]): Shelved {
    const before = this.#shelved.get(language)?.bundles;
    const bundles = [...bundlesOf(wordsWith(language, accepted))].map(([group, bundle]) => {
      const held = before?.get(group);
      return [group, held?.version === bundle.version ? held : bundle] as const;
    });
    return { digest, bundles: new Map(bundles) };
  }
}
