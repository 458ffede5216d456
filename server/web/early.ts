import { createHash } from 'node:crypto';
import { OWN_KEYS } from '../../contract/page';

/**
 * Runs before a drawn page is shown: it marks the document of somebody whose page is another than a
 * guest's, so that they never see that one, and keeps what is pressed until the page takes presses.
 */
export const earlyScript =
  `for(const k of ${JSON.stringify(OWN_KEYS)})try{if(localStorage.getItem(k)!==null)document.documentElement.dataset.own=''}catch{}
window.pressed=[];addEventListener('click',({target})=>window.pressed?.push(target),true)`.replace(
    '\n',
    ';',
  );

/** By it the content-security policy knows the script from any other. */
export const earlyHash = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`;
