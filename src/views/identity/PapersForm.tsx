import type { DocumentKind, DocumentSide } from '../../../contract/identity.rules';
import { sidesOf } from '../../../contract/identity.rules';
import { IDENTITY_DOCUMENT_BYTES_MAX } from '../../../contract/limits';
import { identityFaults, kindOf, sideIn } from '../../../machines/identity/identity.rules';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { SelectBox } from '../../ui/SelectBox';
import { type FormActor, useForm } from '../form/useForm';
import { problemText } from '../play/refusal';
import { useBytes } from '../ticket/bytes';
import { FileChooser } from '../ticket/FileChooser';
import styles from './Identity.module.css';
import { kindWords, sideWords } from './words';

interface SideProps {
  side: DocumentSide;
  value: string;
  fault: string | undefined;
}

const Side = ({ side, value, fault }: SideProps) => {
  const say = useSay();
  const bytesOf = useBytes();
  const shown = sideIn(value);
  return (
    <li className={styles.side}>
      <h3>{say(sideWords[side])}</h3>
      {shown !== undefined && (
        <p className={styles.name}>{say('Identity.Chosen: {name}', { name: shown.name })}</p>
      )}
      <Mounted at={`attach ${side}`} control="attach" input={{ to: side }}>
        {(actor) => (
          <FileChooser
            actor={actor}
            label={say(shown === undefined ? 'Identity.Choose a file' : 'Identity.Choose another')}
            hint={say('Identity.A picture or PDF of at most {size}', {
              size: bytesOf(IDENTITY_DOCUMENT_BYTES_MAX),
            })}
          />
        )}
      </Mounted>
      {fault !== undefined && <Fault>{fault}</Fault>}
    </li>
  );
};

interface PapersFormProps {
  actor: FormActor;
  kinds: readonly DocumentKind[];
}

/** A paper by its kind, and each of its sides [decision 151]. */
export const PapersForm = ({ actor, kinds }: PapersFormProps) => {
  const say = useSay();
  const form = useForm(actor, identityFaults);
  const kind = kindOf({ kind: form.value('kind') });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <SelectBox
        name="kind"
        label={say('Identity.Which paper')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: say(kindWords[one]) }))}
        onChange={form.change('kind')}
      />
      <ul className={styles.sides}>
        {sidesOf(kind).map((side) => (
          <Side key={side} side={side} value={form.value(side)} fault={form.field(side).error} />
        ))}
      </ul>
      {form.problem !== undefined && <Fault>{problemText(form.problem, say)}</Fault>}
      <div>
        <Button type="submit" kind="primary" busy={form.isBusy} resting={form.isAccepted}>
          {say('Identity.Send for review')}
        </Button>
      </div>
      {form.isAccepted && <p role="status">{say('Identity.It is sent.')}</p>}
    </form>
  );
};
