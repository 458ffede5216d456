import type { StaffSelf } from '../../contract/staff';
import {
  isLocked,
  mayStaff,
  type StaffGrid,
  type StaffResource,
  type StaffRole,
  staffResources,
  staffRights,
  staffRoles,
} from '../../contract/staff.rules';
import type { DeskActor } from '../../machines/office/desk.machine';
import styles from './Office.module.css';
import { say } from './say';

interface GridProps {
  desk: DeskActor;
  grid: StaffGrid;
  self: StaffSelf;
}

/** What each role may do with what; whoever may write `staff` changes it. */
export const Grid = ({ desk, grid, self }: GridProps) => {
  const mayWrite = mayStaff(self.grants, { resource: 'staff', right: 'write' });
  const change = (role: StaffRole, resource: StaffResource): void => {
    const rights = grid[role][resource] ?? [];
    desk.send({
      type: 'desk.ask',
      deed: { name: 'setStaffGrid', id: `${role} ${resource}` },
      values: {
        ...Object.fromEntries(
          staffRights.map((right) => [right, rights.includes(right) ? 'yes' : 'no']),
        ),
        why: '',
      },
    });
  };
  return (
    <section>
      <h2 className={styles.subtitle}>{say('What each role may')}</h2>
      <div
        className={styles.scroll}
        role="region"
        aria-label={say('What each role may')}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('Role')}</th>
              {staffResources.map((resource) => (
                <th key={resource} scope="col">
                  {say(resource)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {staffRoles.map((role) => (
              <tr key={role}>
                <th scope="row">{say(role)}</th>
                {staffResources.map((resource) => {
                  const rights = (grid[role][resource] ?? []).map((right) => say(right)).join(', ');
                  return (
                    <td key={resource} data-title={say(resource)}>
                      {mayWrite && !isLocked(role, resource) ? (
                        <button
                          type="button"
                          className={styles.cell}
                          aria-label={say('{role}, {resource}: {rights}', {
                            role: say(role),
                            resource: say(resource),
                            rights: rights === '' ? say('nothing') : rights,
                          })}
                          onClick={() => change(role, resource)}
                        >
                          {rights === '' ? '–' : rights}
                        </button>
                      ) : (
                        <span>{rights === '' ? '–' : rights}</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
