import { useId } from 'react';
import { catalogue } from '../../../games/catalogue';
import { SelectBox } from '../../ui/SelectBox';
import { TextField } from '../../ui/TextField';
import type { Say } from '../table/table';
import styles from './Verifier.module.css';
import type { VerifierDraft, VerifierField } from './verify.form';

export interface VerifierFormProps {
  draft: VerifierDraft;
  unreadable: readonly VerifierField[];
  onChange: (draft: VerifierDraft) => void;
  t: Say;
}

const games = catalogue.map(({ engine, skin, defaultName }) => ({
  value: `${engine}/${skin}`,
  label: defaultName,
}));

const lines = [
  ['rules', 'Fair.Version of the rules'],
  ['serverSeed', 'Fair.Server seed, revealed after you changed it'],
  ['commit', 'Fair.Commit shown before play'],
  ['clientSeed', 'Fair.Your client seed'],
  ['nonce', 'Fair.Round number on this seed'],
  ['stake', 'Game.Stake'],
  ['bet', 'Fair.Choice of the player, as data'],
  ['actions', 'Fair.Further steps of the player, as data'],
  ['staked', 'Fair.Claimed stakes in all'],
  ['pays', 'Fair.Claimed win'],
] as const;

/** What is claimed of a round, typed or filled from the address. */
export const VerifierForm = ({ draft, unreadable, onChange, t }: VerifierFormProps) => {
  const id = useId();
  const wrong = (field: VerifierField): boolean =>
    unreadable.includes(field) && draft[field] !== '';
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <SelectBox
        label={t('Fair.Game')}
        name="game"
        value={draft.game}
        options={games}
        onChange={(game) => onChange({ ...draft, game })}
      />
      {lines.map(([field, slug]) => (
        <TextField
          key={field}
          label={t(slug)}
          name={field}
          value={draft[field]}
          autoComplete="off"
          onChange={(value) => onChange({ ...draft, [field]: value })}
          {...(wrong(field) && { error: t('Fair.This is not valid data') })}
        />
      ))}
      <div className={styles.area}>
        <label htmlFor={id}>{t('Fair.Claimed outcome, as data')}</label>
        <textarea
          id={id}
          dir="ltr"
          spellCheck={false}
          value={draft.outcome}
          aria-invalid={wrong('outcome') || undefined}
          aria-describedby={wrong('outcome') ? `${id}-error` : undefined}
          onChange={(event) => onChange({ ...draft, outcome: event.currentTarget.value })}
        />
        {wrong('outcome') && (
          <p className={styles.error} id={`${id}-error`}>
            {t('Fair.This is not valid data')}
          </p>
        )}
      </div>
    </form>
  );
};
