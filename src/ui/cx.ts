/** Joins the class names that apply. */
export const cx = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
