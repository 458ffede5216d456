/** Patterns of codes that schemas check, and readers that must do without schemas. */

/** `COINS` or an ISO 4217 code. */
export const currencyPattern = /^(COINS|[A-Z]{3})$/;
/** ISO 3166-1: `MT`. */
export const countryPattern = /^[A-Z]{2}$/;
/** BCP 47 language tag: `en-US`, `ar`, `zh-Hant`. */
export const languagePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;
