import type { ReportBeside, ReportWhole as Whole } from '../../contract/report.desk';
import type { StaffSelf } from '../../contract/staff';
import type { DeskActor } from '../../machines/office/desk.machine';
import { freshAt } from '../../machines/office/office.rules';
import { DeedButtons } from './DeedButtons';
import { DeskLink } from './DeskLink';
import { reports } from './desks/report.desk';
import type { Go } from './go';
import { deedsFor, mayAt } from './look';
import styles from './Office.module.css';
import { Parts } from './Parts';
import { SeenThing } from './SeenThing';
import { say, sayWhen } from './say';

/** What was said at the game before and after, with what was reported among it. */
const Around = ({ around }: Pick<Whole, 'around'>) =>
  around.length > 0 && (
    <section className={styles.part} aria-labelledby="around">
      <h3 id="around">{say('Said before and after')}</h3>
      <ol className={styles.said}>
        {around.map(({ _id, by, text, at, isReported, isHidden }) => (
          <li key={_id} data-by={isReported ? 'reported' : 'player'}>
            <small>
              <Parts
                of={[by, sayWhen(at), isReported && say('reported'), isHidden && say('hidden')]}
              />
            </small>
            <p className={styles.words} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );

interface BesideProps {
  title: string;
  none: string;
  items: readonly ReportBeside[];
  go: Go;
  /** On whom they are is not said again of the same person. */
  isAboutOne?: boolean;
}

const Beside = ({ title, none, items, go, isAboutOne = false }: BesideProps) => (
  <section className={styles.part} aria-label={say(title)}>
    <h3>{say(title)}</h3>
    {items.length === 0 && <p className={styles.quiet}>{say(none)}</p>}
    <ul>
      {items.map(({ _id, kind, reason, state, outcome, why, reported, text, createdAt }) => (
        <li key={_id}>
          <span>
            <DeskLink to={{ ...freshAt('reports'), id: _id }} go={go}>
              <Parts of={[!isAboutOne && reported, say(kind), say(reason)]} />
            </DeskLink>
          </span>
          <small>
            <Parts of={[say(outcome ?? state), sayWhen(createdAt)]} />
          </small>
          {(text !== '' || why !== undefined) && (
            <small className={styles.whole}>
              <Parts of={[text, why]} />
            </small>
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface ReportWholeProps {
  desk: DeskActor;
  item: Whole;
  self: StaffSelf;
  go: Go;
}

/** A report with what it is weighed with: what was said around it, and what else was reported. */
export const ReportWhole = ({ desk, item, self, go }: ReportWholeProps) => (
  <article className={styles.dossier}>
    <h2 className={styles.subtitle} dir="auto">
      {mayAt(self.grants, 'players', 'read') ? (
        <DeskLink to={{ ...freshAt('players'), id: item.reportedId }} go={go}>
          {item.reported}
        </DeskLink>
      ) : (
        item.reported
      )}
    </h2>
    <p className={styles.quiet}>
      <Parts
        of={[
          `${say(item.kind)}: ${say(item.reason)}`,
          say(item.outcome ?? item.state),
          item.isHidden && say('held back'),
          sayWhen(item.createdAt),
        ]}
      />
    </p>
    <p className={styles.words} dir="auto">
      <SeenThing seen={item.seen} />
    </p>
    <p className={styles.quiet}>
      <bdi>{item.reporter ?? say('the platform')}</bdi>
      {item.text !== '' && (
        <>
          : <bdi>{item.text}</bdi>
        </>
      )}
    </p>
    <div className={styles.deeds}>
      <DeedButtons
        desk={desk}
        deeds={deedsFor(reports.deeds, item, self.grants, 'reports')}
        item={item}
        id={item._id}
      />
    </div>
    <Around around={item.around} />
    <Beside
      title="Others about them"
      none="Nobody has reported them before."
      items={item.aboutThem}
      go={go}
      isAboutOne
    />
    {item.reporter !== undefined && (
      <Beside
        title="Others by the same reporter"
        none="They have reported nothing else."
        items={item.byReporter}
        go={go}
      />
    )}
  </article>
);
