/** Pages of the server itself, not of this application. */
const OUTSIDE = /^\/(api|mails|brand|assets)(\/|$)/;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets every plain link of the page be a step of the router, so that controls need to know
 * nothing of it; one that says `data-scroll="smooth"` lets the page glide to its top. Ends with the function returned.
 */
export const followLinks = (
  page: Document,
  go: (to: string, isSmooth: boolean) => void,
): (() => void) => {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    if (!isPlainPress(event) || link.target !== '' || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const isHere = pathname === page.location.pathname && search === page.location.search;
    if (origin !== page.location.origin || OUTSIDE.test(pathname)) return;
    if (isHere && hash !== '') return;
    event.preventDefault();
    go(`${pathname}${search}${hash}`, link.dataset.scroll === 'smooth');
  };
  page.addEventListener('click', press);
  return () => page.removeEventListener('click', press);
};
