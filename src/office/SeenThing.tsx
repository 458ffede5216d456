import type { ReportDue } from '../../contract/report.desk';
import { say } from './say';

/** What was reported, as it was seen: its words, and its pictures to be looked at. */
export const SeenThing = ({ seen: { text, images } }: Pick<ReportDue, 'seen'>) => (
  <>
    {text}
    {images.map((url, index) => (
      <a key={url} href={url} target="_blank" rel="noreferrer">
        {say('Picture {n}', { n: index + 1 })}
      </a>
    ))}
  </>
);
