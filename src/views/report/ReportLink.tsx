import Flag from 'lucide-react/icons/flag';
import type { ReportKind } from '../../../contract/report.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import { user } from '../../../machines/player/player.select';
import { addressOfReport } from '../../../machines/report/report.rules';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import styles from './ReportLink.module.css';
import { headWords } from './words';

interface ReportLinkProps {
  kind: ReportKind;
  id: string;
  /** Whose it is: nobody reports themselves. */
  of: string;
}

/** The way to report what stands beside it; not for guests, nor of one's own. */
export const ReportLink = ({ kind, id, of }: ReportLinkProps) => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  const isMine = useView('player', (player) => user(player)?._id === of);
  if (!signedIn || isMine) return null;
  return (
    <a className={styles.link} href={addressOfReport(kind, id)} aria-label={say(headWords[kind])}>
      <Flag aria-hidden="true" />
      {say('Report.Report')}
    </a>
  );
};
