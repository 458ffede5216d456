declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what the frame of every page is made of, its entry first. */
declare const __SHELL__: { version: string; files: readonly string[] };

const shell = __SHELL__;
const PREFIX = 'shell-';
const NAME = `${PREFIX}${shell.version}`;
const PAGE = '/';
/** A line that has not answered by then counts as lost: the shell says so sooner than a blank page. */
const PAGE_TIMEOUT_MS = 4_000;
const BROKEN = 502;
/** Answers that a page brings along [decision 96]. */
const FACTS = /<script id="facts"[^>]*>[^<]*<\/script>/;

/** Keeps the page and its files together: a page beside another build's files would not start. */
export const keepShell = async (): Promise<void> => {
  const cache = await caches.open(NAME);
  const page = await fetch(PAGE, { cache: 'no-cache' });
  const text = await page.text();
  const [entry = ''] = shell.files;
  if (!page.ok || !text.includes(entry)) throw new Error('The page is of another build');
  // What was so when it was kept is no news for whoever has no line: only its frame stays.
  const frame = text.replace(FACTS, '');
  await cache.put(PAGE, new Response(frame, { headers: page.headers }));
  // One after the other: a visitor's own requests must not queue behind them.
  for (const file of shell.files) {
    if ((await cache.match(file)) !== undefined) continue;
    await cache.add(new Request(file, { priority: 'low' }));
  }
};

/** Drops what earlier builds kept. */
export const dropOldShells = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const within = <Value>(work: Promise<Value>, ms: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('Too late')), ms);
    work.then(resolve, reject);
  });

const kept = async (name: string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(name, { ignoreVary: true });

/** A page: the server's, whenever it answers; the kept one while there is no line to it. */
export const answerPage = async (event: FetchEvent): Promise<Response> => {
  const fresh = (async (): Promise<Response> => {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? fetch(event.request);
  })();
  try {
    const page = await within(fresh, PAGE_TIMEOUT_MS);
    return page.status < BROKEN ? page : ((await kept(PAGE)) ?? page);
  } catch {
    return (await kept(PAGE)) ?? fresh;
  }
};

/** A hashed file: the kept one, else the server's, which is kept from then on. */
export const answerFile = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const known = await kept(pathname);
  if (known !== undefined) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const copy = fresh.clone();
    const cache = await caches.open(NAME);
    // A full disk must not keep a page from its file.
    await cache.put(pathname, copy).catch(() => undefined);
  }
  return fresh;
};

/** Pages are asked for while the worker itself still starts. */
export const preloadPages = async (): Promise<void> =>
  self.registration.navigationPreload?.enable();
