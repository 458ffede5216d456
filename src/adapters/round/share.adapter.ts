import type { AdaptersOf } from '../../../machines/kit/port';
import type { sharePorts } from '../../../machines/round/share.words';

const isDismissed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** The sheet where the device has one; who dismisses it has been served. */
export const shareAdapters: AdaptersOf<typeof sharePorts> = {
  'share.send': ({ path, words }, answer) => {
    const link = new URL(path, location.href).href;
    const copy = () =>
      navigator.clipboard.writeText(link).then(
        () => answer({ type: 'share.sent', how: 'copy' }),
        () => answer({ type: 'share.spelled', link }),
      );
    if (typeof navigator.share === 'function')
      navigator.share({ text: words, url: link }).then(
        () => answer({ type: 'share.sent', how: 'sheet' }),
        (error: unknown) =>
          isDismissed(error) ? answer({ type: 'share.sent', how: 'sheet' }) : void copy(),
      );
    // Absent where the page is not served securely.
    else if (navigator.clipboard === undefined) answer({ type: 'share.spelled', link });
    else void copy();
    return undefined;
  },
};
