import type { Language } from '../../contract/country';
import { directionOf, translationOf } from '../../contract/country.rules';

/**
 * Locales of the date library that are languages people speak, by language code; where it names
 * one otherwise than BCP 47, the code comes first. Invented and pseudo locales are left out.
 */
const spoken =
  `af am ar ar-DZ ar-IQ ar-KW ar-LY ar-MA ar-SA ar-TN az be bg bi bm bn bn-BD bo br bs ca
cs cv cy da de de-AT de-CH dv el en-US=en en-AU en-CA en-GB en-GH=en-gb en-IE en-IL en-IN
en-JM=en-gb en-KE=en-gb en-NG=en-gb en-NZ en-PH=en en-SG en-TT en-ZA=en-gb eo es
es-DO es-MX es-PR es-US et eu fa fi fo fr fr-CA fr-CH fy ga gd gl gom=gom-latn gu he hi hr ht hu
hy=hy-am id is it it-CH ja jv ka kk km kn ko ckb=ku ky lb lo lt lv mi mk ml mn mr ms ms-MY mt my nb ne
nl nl-BE nn oc=oc-lnc pa=pa-in pl pt pt-BR rn ro ru rw sd se si sk sl sq sr=sr-cyrl sr-Latn=sr ss sv
sv-FI sw ta te tet tg th fil=tl-ph tk tr tzm-Latn=tzm-latn tzm ug=ug-cn uk ur uz uz-Latn=uz-latn vi yo
zh zh-CN zh-HK zh-TW`.split(/\s+/);

const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A language's name in itself, as far as CLDR has learnt it. */
const originOf = (code: string): string | undefined =>
  new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);

const languageOf = (entry: string): Language => {
  const [code = entry, locale = code.toLowerCase()] = entry.split('=');
  const name = english.of(code) ?? code;
  return {
    name,
    origin: originOf(code) ?? name,
    code,
    locale,
    direction: directionOf(code),
    translated: translationOf(code) !== undefined,
  };
};

/** Every language that a player may read [§3]: names, code, date locale, direction; by name. */
export const languages: readonly Language[] = spoken
  .map(languageOf)
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
