import type { Finding, Verification } from '../../../games/verify/verify.rules';
import type { Say } from '../table/table';
import styles from './Verifier.module.css';

const WORDS: Readonly<Record<Finding['step'], readonly [right: string, wrong: string]>> = {
  commit: [
    'Fair.The seed is the one promised before play',
    'Fair.The seed is not the one promised before play',
  ],
  order: [
    'Fair.The game takes this stake and choice',
    'Fair.The game does not take this stake or choice',
  ],
  actions: ['Fair.The game takes these further steps', 'Fair.The game does not take such a step'],
  outcome: ['Fair.The seeds give the claimed outcome', 'Fair.The seeds give another outcome'],
  staked: ['Fair.The steps stake what was claimed', 'Fair.The steps stake another amount'],
  pays: ['Fair.The outcome pays what was claimed', 'Fair.The outcome pays another amount'],
};

const FindingStep = ({ finding, t }: { finding: Finding; t: Say }) => {
  const { step, ok, claimed, found } = finding;
  return (
    <li className={styles.step} data-ok={ok}>
      <svg
        className={styles.mark}
        viewBox="0 0 20 20"
        role="img"
        aria-label={t(ok ? 'Fair.Matches' : 'Fair.Differs')}
      >
        <path d={ok ? 'm4 11 4 4 8-10' : 'M5 5l10 10M15 5 5 15'} />
      </svg>
      <p>{t(WORDS[step][ok ? 0 : 1])}</p>
      <dl className={styles.compare}>
        <dt>{t('Fair.Claimed')}</dt>
        <dd dir="ltr">{claimed}</dd>
        {!ok && (
          <>
            <dt>{t('Fair.Found')}</dt>
            <dd dir="ltr">{found}</dd>
          </>
        )}
      </dl>
    </li>
  );
};

/** The verdict and every step behind it, in words. */
export const Findings = ({ verification, t }: { verification: Verification; t: Say }) => (
  <>
    <p className={styles.verdict} role="status" data-ok={verification.ok}>
      {t(
        verification.ok
          ? 'Fair.This round is exactly what the seeds make it'
          : 'Fair.This round is not what the seeds make it',
      )}
    </p>
    <ol className={styles.steps}>
      {verification.findings.map((finding) => (
        <FindingStep key={finding.step} finding={finding} t={t} />
      ))}
    </ol>
  </>
);
