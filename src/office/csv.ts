/** What a program of tables would run stands behind a sign that it reads as text. */
const FORMULA = /^[=+\-@\t\r]/;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as number | boolean);
};

const cellOf = (value: unknown): string => {
  const text = textOf(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as comma-separated values, RFC 4180, with a head of every field that any of them has. */
export const csvOf = (rows: readonly object[]): string => {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    fields.map((field) => cellOf((row as Record<string, unknown>)[field])).join(','),
  );
  return [fields.join(','), ...lines].map((line) => `${line}\r\n`).join('');
};
