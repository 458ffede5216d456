import { commitOf, fairDraw, type Seeds } from '../../games/fair/fair.rules';
import { type CardFace, drawFace, skinOf } from '../../games/scratcher/scratcher.rules';
import type { Secrets } from '../secret/secret';

type Derives = Pick<Secrets, 'derive'>;

/**
 * The seeds of a card [decision 25]. Each card has a server seed of its own, so that one that is told
 * says nothing of those that are still covered; the client seed is the config's id.
 */
export const cardSeeds = (secrets: Derives, scratcher: string, index: number): Seeds => ({
  serverSeed: secrets.derive('scratch card', `${scratcher}/${index}`),
  clientSeed: scratcher,
  nonce: index,
});

/** What is published when so many cards are granted. */
export const cardCommits = (secrets: Derives, scratcher: string, amount: number): string[] =>
  Array.from({ length: amount }, (_, index) =>
    commitOf(cardSeeds(secrets, scratcher, index).serverSeed),
  );

/** What lies under the foil of a card. */
export const cardFace = (
  secrets: Derives,
  { id, typeId }: { id: string; typeId: string },
  index: number,
): CardFace => drawFace(skinOf(typeId), fairDraw(cardSeeds(secrets, id, index)));
