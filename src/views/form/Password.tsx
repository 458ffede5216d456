import { useState } from 'react';
import { passwordLevel, passwordScore } from '../../../contract/auth.rules';
import { PASSWORD_MAX } from '../../../contract/limits';
import { useSay } from '../../app/say';
import { PasswordField } from '../../ui/PasswordField';

const levels = [
  'Form.Too weak',
  'Form.Weak',
  'Form.Good',
  'Form.Strong',
  'Form.Very strong',
] as const;

interface PasswordProps {
  name: string;
  label: string;
  value: string;
  error?: string;
  /** A password that is being chosen: with the meter of [§5]. */
  isNew?: boolean;
  hasMeter?: boolean;
  hint?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export const Password = ({ isNew = false, hasMeter = false, ...field }: PasswordProps) => {
  const say = useSay();
  const [isRevealed, setRevealed] = useState(false);
  const level = passwordLevel(field.value);
  return (
    <PasswordField
      {...field}
      required
      maxLength={PASSWORD_MAX}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      revealed={isRevealed}
      onReveal={setRevealed}
      revealLabel={say(isRevealed ? 'Form.Hide the password' : 'Form.Show the password')}
      {...(hasMeter && {
        strength: {
          level,
          score: passwordScore(field.value),
          text: field.value === '' ? '' : say(levels[level]),
        },
      })}
    />
  );
};
