import type { Adapters } from '../../machines/app/ports';
import type { AdapterOf } from '../../machines/kit/port';
import { openApi } from './api';
import { brandingAdapters } from './branding.adapter';
import { clockAdapters } from './clock.adapter';
import { connectionAdapters } from './connection.adapter';
import { consentAdapters } from './consent.adapter';
import { consoleAdapters } from './console.adapter';
import { countriesAdapters } from './countries.adapter';
import type { Disk } from './disk';
import { favouritesAdapters } from './favourites.adapter';
import { filtersAdapters } from './filters.adapter';
import { forgotPasswordAdapters } from './forgotPassword.adapter';
import { gameAdapters } from './game.adapter';
import { homeAdapters } from './home.adapter';
import { hubAdapters } from './hub.adapter';
import { lobbyAdapters } from './lobby.adapter';
import { localeAdapters } from './locale.adapter';
import { lockAdapters } from './lock.adapter';
import { newPasswordAdapters } from './newPassword.adapter';
import { phrasesAdapters } from './phrases.adapter';
import { playAdapters } from './play.adapter';
import { playerAdapters } from './player.adapter';
import { playModeAdapters } from './playMode.adapter';
import { routerAdapters } from './router.adapter';
import { sessionAdapters } from './session.adapter';
import { signInAdapters } from './signIn.adapter';
import { signUpAdapters } from './signUp.adapter';
import { socketAdapters } from './socket.adapter';
import { storageAdapters } from './storage.adapter';
import { transactionsAdapters } from './transactions.adapter';
import { translationsAdapters } from './translations.adapter';
import { usernameAdapters } from './username.adapter';
import { walletAdapters } from './wallet.adapter';
import { winnersAdapters } from './winners.adapter';

/** The adapters of a noun's ports. */
export type AdaptersOf<Ports> = { readonly [Name in keyof Ports]: AdapterOf<Ports[Name]> };

/** Every port of the house, filled for a browser whose texts are kept on `disk`. */
export const browserAdapters = (disk: Disk): Adapters => {
  const tokenOf = () => disk.read('token');
  const asks = openApi(tokenOf);
  return {
    ...brandingAdapters(asks),
    ...clockAdapters,
    ...connectionAdapters,
    ...consentAdapters,
    ...consoleAdapters,
    ...countriesAdapters(asks),
    ...favouritesAdapters(asks),
    ...filtersAdapters(asks),
    ...forgotPasswordAdapters(asks),
    ...gameAdapters(asks),
    ...homeAdapters(asks),
    ...hubAdapters(tokenOf),
    ...lobbyAdapters(asks),
    ...localeAdapters(asks),
    ...lockAdapters(asks),
    ...newPasswordAdapters(asks),
    ...phrasesAdapters(asks),
    ...playAdapters(asks),
    ...playerAdapters(asks),
    ...playModeAdapters(asks),
    ...routerAdapters,
    ...sessionAdapters(asks),
    ...signInAdapters(asks, disk),
    ...signUpAdapters(asks, disk),
    ...socketAdapters(tokenOf),
    ...storageAdapters(disk),
    ...transactionsAdapters(asks),
    ...translationsAdapters(asks),
    ...usernameAdapters(asks),
    ...walletAdapters(asks),
    ...winnersAdapters(asks),
  };
};
