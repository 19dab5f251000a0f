import { Link } from 'react-router';
import styles from './breadcrumb.module.css';

type Step = [name: string, to: string];

const home: Step[] = [['Home', '/']];

/** Where the page stands: the pages above it, then its own name. */
export function Breadcrumb({ above = home, here }: { above?: Step[]; here: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {above.map(([name, to]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
