import { type Asks, openApi } from './api';
import { sessionAdapters } from './auth/session.near.adapter';
import { signInAdapters } from './auth/signIn.near.adapter';
import { signUpAdapters } from './auth/signUp.near.adapter';
import { usernameAdapters } from './auth/username.near.adapter';
import { brandingAdapters } from './branding/branding.near.adapter';
import { countriesAdapters } from './country/countries.near.adapter';
import { localeAdapters } from './country/locale.near.adapter';
import type { Disk } from './disk';
import { favouritesAdapters } from './game/favourites.near.adapter';
import { gameAdapters } from './game/game.near.adapter';
import { filtersAdapters } from './lobby/filters.near.adapter';
import { homeAdapters } from './lobby/home.near.adapter';
import { lobbyAdapters } from './lobby/lobby.near.adapter';
import type { OutboxSource } from './outbox/outbox.store';
import { phrasesAdapters } from './phrase/phrases.near.adapter';
import { translationsAdapters } from './phrase/translations.near.adapter';
import { playModeAdapters } from './play/playMode.near.adapter';
import { playerAdapters } from './player/player.near.adapter';
import { walletAdapters } from './wallet/wallet.near.adapter';
import { winnersAdapters } from './winner/winners.near.adapter';

/** The ports of a first visit that make one call each, by whatever makes the calls. */
export const callAdapters = (
  asks: Asks,
  disk: Disk,
  tokenOf: () => string | undefined,
  outbox: OutboxSource,
) => ({
  ...brandingAdapters(asks),
  ...countriesAdapters(asks),
  ...favouritesAdapters(asks),
  ...filtersAdapters(asks),
  ...gameAdapters(asks),
  ...homeAdapters(asks),
  ...lobbyAdapters(asks),
  ...localeAdapters(asks),
  ...phrasesAdapters(asks),
  ...playerAdapters(asks),
  ...playModeAdapters(asks),
  ...sessionAdapters(asks, outbox, tokenOf),
  ...signInAdapters(asks, disk),
  ...signUpAdapters(asks, disk),
  ...translationsAdapters(asks),
  ...usernameAdapters(asks),
  ...walletAdapters(asks),
  ...winnersAdapters(asks),
});

/** The same by HTTP; a chunk of its own, with every call of the contract. */
export const httpAdapters = (disk: Disk, tokenOf: () => string | undefined, outbox: OutboxSource) =>
  callAdapters(openApi(tokenOf, outbox), disk, tokenOf, outbox);
