import type { IdentityWhole as Whole } from '../../contract/identity.desk';
import type { StaffSelf } from '../../contract/staff';
import type { DeskActor } from '../../machines/office/desk.machine';
import { DeedButtons } from './DeedButtons';
import { identities } from './desks/identity.desk';
import { deedsFor } from './look';
import styles from './Office.module.css';
import { say } from './say';

const bornOn = ({ birthday }: Whole): string =>
  birthday === undefined
    ? ''
    : [birthday.year, birthday.month, birthday.day]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');

const Side = ({ side, type, file }: Whole['sides'][number]) => {
  if (file === undefined) return <p>{say('Its time is over.')}</p>;
  const data = `data:${type};base64,${file}`;
  // A PDF is only ever downloaded: what others sent is no page of this origin.
  if (type === 'application/pdf')
    return (
      <a href={data} download={`${side}.pdf`}>
        {say('Download the PDF')}
      </a>
    );
  return <img className={styles.paper} src={data} alt={say(side)} />;
};

interface IdentityWholeProps {
  desk: DeskActor;
  item: Whole;
  self: StaffSelf;
}

/** The papers themselves beside what their player said of themselves; each look is in the audit. */
export const IdentityWhole = ({ desk, item, self }: IdentityWholeProps) => (
  <article className={styles.dossier}>
    <h2 className={styles.subtitle} dir="auto">
      {item.username}
    </h2>
    <p className={styles.quiet}>
      {[item.name, bornOn(item), item.country, say(item.kind), say(item.status), item.reason]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {item.sides.map((side) => (
      <section key={side.side} aria-label={say(side.side)}>
        <h3>{say(side.side)}</h3>
        <Side {...side} />
      </section>
    ))}
    <div className={styles.deeds}>
      <DeedButtons
        desk={desk}
        deeds={deedsFor(identities.deeds, item, self.grants, 'identities')}
        item={item}
        id={item._id}
      />
    </div>
  </article>
);
