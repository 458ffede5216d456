/** Hands a text, or bytes, to the visitor as a file of this name and media type. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this step.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
