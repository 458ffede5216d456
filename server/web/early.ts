import { createHash } from 'node:crypto';
import type { Branding } from '../../contract/branding';
import { OWN_KEYS } from '../../contract/page';
import { PALETTE_KEYS, type Palette, schemeOf } from '../../contract/palette.rules';

const worn = (palette: Palette) => ({
  scheme: schemeOf(palette),
  colours: Object.fromEntries(PALETTE_KEYS.map((key) => [`--${key}`, palette[key]])),
});

/** Both palettes of the brand, as the early script reads them from the document, JSON. */
export const palettesOf = (app: Branding): string =>
  JSON.stringify({ dark: worn(app), light: worn(app.light) });

/**
 * Runs before a drawn page is shown. It wears the palette of the device, and keeps what is pressed until
 * the page takes presses. The document of somebody whose page is another than a guest's is marked with
 * the keys that make it so: of that one they see nothing or its shell, and type nothing into it.
 */
const earlyScript = [
  'const {dataset,style}=document.documentElement',
  // Where staff looks at a player's page the tab keeps what is theirs [decision 189].
  "const kept=(key)=>{try{return(sessionStorage.getItem('token')===null?localStorage:sessionStorage).getItem(key)}catch{return null}}",
  "const chosen=kept('palette')",
  "const isLight=chosen==='light'||chosen!=='dark'&&matchMedia('(prefers-color-scheme: light)').matches",
  "const {scheme,colours}=JSON.parse(dataset.palettes)[isLight?'light':'dark']",
  'dataset.scheme=scheme',
  'for(const key in colours)style.setProperty(key,colours[key])',
  `const own=${JSON.stringify(OWN_KEYS)}.filter((key)=>kept(key)!==null).join(' ')`,
  'if(own)dataset.own=own',
  'window.pressed=[]',
  "addEventListener('click',({target})=>window.pressed?.push(target),true)",
  "addEventListener('focusin',({target})=>'own' in dataset&&target.blur())",
].join(';');

/** As it stands in a page: nothing of it is seen from outside, but for what was pressed. */
export const earlyElement = `<script>{${earlyScript}}</script>`;

/** By it the content-security policy knows the script from any other. */
export const earlyHash = `'sha256-${createHash('sha256').update(`{${earlyScript}}`).digest('base64')}'`;
