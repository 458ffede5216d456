import { expect, test } from 'vitest';
import { loadCountries } from '../../../server/country/country.registry';

const countries = await loadCountries();

test.each([
  ['8.8.8.8', 'US', 'USD'],
  ['142.150.1.1', 'CA', 'CAD'],
  ['132.248.10.44', 'MX', 'MXN'],
  ['200.147.3.157', 'BR', 'BRL'],
  ['81.2.69.142', 'GB', 'GBP'],
  ['193.1.219.1', 'IE', 'EUR'],
  ['5.9.0.1', 'DE', 'EUR'],
  ['130.60.0.1', 'CH', 'CHF'],
  ['82.94.164.162', 'NL', 'EUR'],
  ['130.225.1.1', 'DK', 'DKK'],
  ['129.240.1.1', 'NO', 'NOK'],
  ['194.132.0.1', 'SE', 'SEK'],
  ['212.77.98.9', 'PL', 'PLN'],
  ['147.229.2.90', 'CZ', 'CZK'],
  ['147.83.2.135', 'ES', 'EUR'],
  ['193.140.1.1', 'TR', 'TRY'],
  ['132.64.1.1', 'IL', 'ILS'],
  ['41.203.64.1', 'NG', 'NGN'],
  ['196.25.1.1', 'ZA', 'ZAR'],
  ['133.11.0.1', 'JP', 'JPY'],
  ['143.248.1.1', 'KR', 'KRW'],
  ['130.216.1.1', 'NZ', 'NZD'],
  ['1.1.1.1', 'AU', 'AUD'],
  // Of the newer kind, and an older one as a socket of both kinds writes it.
  ['2003::1', 'DE', 'EUR'],
  ['::ffff:5.9.0.1', 'DE', 'EUR'],
  ['::FFFF:5.9.0.1', 'DE', 'EUR'],
  // Of nobody, or no address at all [§5].
  ['127.0.0.1', 'US', 'USD'],
  ['::1', 'US', 'USD'],
  ['10.0.0.1', 'US', 'USD'],
  ['nowhere', 'US', 'USD'],
])('%s is in %s, where people pay with %s', (address, country, currency) => {
  expect(countries.locate(address)).toEqual({ country, currency });
});
