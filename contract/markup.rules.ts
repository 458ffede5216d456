/** Text as it stands in markup, between tags and within quotes: nothing of it is read as a sign. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
