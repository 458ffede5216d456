/** Keeps entries in a map as its latest used ones; the longest unused beyond `max` make room. */
export const keepLatest = <Value>(
  map: Map<string, Value>,
  entries: Iterable<readonly [string, Value]>,
  max: number,
): void => {
  for (const [key, value] of entries) {
    map.delete(key);
    map.set(key, value);
  }
  for (const key of map.keys()) {
    if (map.size <= max) return;
    map.delete(key);
  }
};
