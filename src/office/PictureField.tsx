import ImageUp from 'lucide-react/icons/image-up';
import { useState } from 'react';
import { Field, useFieldIds } from '../ui/Field';
import styles from './Office.module.css';
import { type PictureBounds, pictureOf } from './picture';
import { say } from './say';

interface PictureFieldProps {
  label: string;
  name: string;
  /** A path of this platform, or the picture itself as a data address; empty for none. */
  value: string;
  bounds: PictureBounds;
  onChange: (value: string) => void;
}

/** A picture of this device, chosen and shown; until then the one that stands. */
export const PictureField = ({ label, name, value, bounds, onChange }: PictureFieldProps) => {
  const [isRefused, setRefused] = useState(false);
  const texts = {
    label,
    ...(isRefused && { error: say('This is no picture, or none that can be made small enough.') }),
  };
  const { id, describedBy } = useFieldIds(texts);
  return (
    <Field id={id} {...texts}>
      <div className={styles.pictured}>
        {value !== '' && (
          <img className={styles.picture} src={value} alt={say('As it is chosen')} />
        )}
        <input
          id={id}
          className={styles.chooser}
          name={name}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          aria-describedby={describedBy}
          onChange={async ({ currentTarget: input }) => {
            const file = input.files?.[0];
            if (file === undefined) return;
            const picture = await pictureOf(file, bounds);
            // The same file, chosen again, is another choice.
            input.value = '';
            setRefused(picture === undefined);
            if (picture !== undefined) onChange(picture);
          }}
        />
        <label className={styles.choose} htmlFor={id}>
          <ImageUp aria-hidden="true" />
          {say('Choose a picture')}
        </label>
      </div>
    </Field>
  );
};
