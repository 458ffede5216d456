import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders in which every Markdown file is generated: one whose source is gone goes with it. */
const owned = ['docs/machines'];

const leftOver = (root, documents) =>
  owned
    .flatMap((folder) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
        : [],
    )
    .filter((path) => path.endsWith('.md') && !documents.some((made) => made.path === path));

/** Paths of the documents that are not what would be written: changed, missing, left over. */
export const staleOf = (root, documents) => [
  ...documents
    .filter(({ path, content }) => {
      const file = join(root, path);
      return !existsSync(file) || readFileSync(file, 'utf8') !== content();
    })
    .map(({ path }) => path),
  ...leftOver(root, documents),
];

/** Writes the documents below `root` and removes what is left over; tells the paths it changed. */
export const writeDocuments = (root, documents) => {
  const stale = staleOf(root, documents);
  for (const path of stale) {
    const document = documents.find((made) => made.path === path);
    if (document === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), document.content());
    }
  }
  return stale;
};
