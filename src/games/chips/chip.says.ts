/** What is written on a chip: its amount without the currency, thousands as k. */
export const chipLabel = (value: number, amount: (minor: number) => string): string => {
  const digits =
    amount(value)
      .match(/[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬'’\s]*/)?.[0]
      ?.trim() ?? '';
  const whole = digits.replace(/[.,٫]00$/, '');
  return whole.length > 5 && value % 1_000 === 0 ? `${value / 1_000}k` : whole;
};
