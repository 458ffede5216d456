export interface FlagProps {
  /** ISO 3166 alpha-2. */
  country: string;
  /** The country's name; without it the flag is decorative, the name standing beside it. */
  label?: string;
  size?: 'small' | 'normal';
}

// `no-inline`: as data addresses all the flags would be one script of a megabyte.
const FLAGS = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Nothing is drawn for a place without a flag of its own. */
export const FlagImage = ({ country, label = '' }: FlagProps) => {
  const src = FLAGS[`../../node_modules/country-flag-icons/3x2/${country.toUpperCase()}.svg`];
  return src === undefined ? null : (
    <img src={src} alt={label} width="24" height="16" loading="lazy" decoding="async" />
  );
};
