/** A text store that never throws: what the browser refuses to keep lasts as long as the page. */
export interface Disk {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  erase(key: string): void;
  /** Every key that begins so. */
  keys(prefix: string): string[];
  /** Hears what other tabs wrote to the same store; null when they removed the key. Ends with the function returned. */
  watch(hear: (key: string, value: string | null) => void): () => void;
}

type Local = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>;

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * Local storage [§3]. `find` may throw (a browser that blocks site data throws on the mere look at
 * `localStorage`), and so may every access after it (quota, private mode): memory then serves.
 */
export const openDisk = (find: () => Local): Disk => {
  const local = attempt(find);
  /** What the browser did not keep: what it does, other tabs may change at any time. */
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => local?.getItem(key)) ?? undefined,
    write(key, value) {
      const isKept = attempt(() => {
        local?.setItem(key, value);
        return local !== undefined;
      });
      if (isKept === true) memory.delete(key);
      else memory.set(key, value);
    },
    erase(key) {
      memory.delete(key);
      attempt(() => local?.removeItem(key));
    },
    keys(prefix) {
      const kept = attempt(() =>
        Array.from({ length: local?.length ?? 0 }, (_, at) => local?.key?.(at) ?? ''),
      );
      return [...new Set([...memory.keys(), ...(kept ?? [])])].filter((key) =>
        key.startsWith(prefix),
      );
    },
    watch(hear) {
      const changed = ({ key, newValue, storageArea }: StorageEvent) => {
        if (key === null || storageArea !== local) return;
        memory.delete(key);
        hear(key, newValue);
      };
      addEventListener('storage', changed);
      return () => removeEventListener('storage', changed);
    },
  };
};
