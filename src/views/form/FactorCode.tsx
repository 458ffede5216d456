import { useSay } from '../../app/say';
import { TextField } from '../../ui/TextField';

interface FactorCodeProps {
  name: string;
  value: string;
  error?: string;
  /** Its app is only being set up: it has no other codes yet. */
  isFirst?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The code of a second factor [decision 194]. */
export const FactorCode = ({ isFirst = false, ...field }: FactorCodeProps) => {
  const say = useSay();
  return (
    <TextField
      {...field}
      label={say('Form.Code of your app')}
      hint={say(
        isFirst ? 'Form.Six digits that it shows now' : 'Form.Six digits, or a recovery code',
      )}
      autoComplete="one-time-code"
      required
    />
  );
};
