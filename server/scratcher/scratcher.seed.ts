import { commitOf, fairDraw, type Seeds } from '../../games/fair/fair.rules';
import { type CardFace, drawFace, skinOf } from '../../games/scratcher/scratcher.rules';
import type { Secrets } from '../secret/secret';
import type { ScratcherGranted } from './scratcher.events';

type Derives = Pick<Secrets, 'derive'>;
type Recalls = Pick<Secrets, 'recall'>;

const PURPOSE = 'scratch card';
const nameOf = (scratcher: string, index: number): string => `${scratcher}/${index}`;

/**
 * The seeds of a card [decision 25]. Each card has a server seed of its own, so that one that is told
 * says nothing of those that are still covered; the client seed is the config's id.
 */
export const cardSeeds = (
  secrets: Recalls,
  scratcher: string,
  index: number,
  commit: string,
): Seeds => ({
  serverSeed: secrets.recall(
    PURPOSE,
    nameOf(scratcher, index),
    (seed) => commitOf(seed) === commit,
  ),
  clientSeed: scratcher,
  nonce: index,
});

/** What is published when so many cards are granted. */
export const cardCommits = (secrets: Derives, scratcher: string, amount: number): string[] =>
  Array.from({ length: amount }, (_, index) =>
    commitOf(secrets.derive(PURPOSE, nameOf(scratcher, index))),
  );

/** What lies under the foil of a card. */
export const cardFace = (
  secrets: Recalls,
  {
    id,
    typeId,
    commits,
    table,
  }: { id: string } & Pick<ScratcherGranted, 'typeId' | 'commits' | 'table'>,
  index: number,
): CardFace =>
  drawFace(skinOf(typeId, table), fairDraw(cardSeeds(secrets, id, index, commits[index] ?? '')));
