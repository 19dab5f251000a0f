import { contrast, type Token, type TokenGroup } from './tokens.ts';
import styles from './style.module.css';
import { Walls, type SchemeName } from './walls.tsx';

const valueOf = (token: Token | undefined, scheme: SchemeName) =>
  scheme === 'light' ? (token?.day ?? '') : (token?.evening ?? '');

/** Lengths are drawn at this scale, so that the longest one fits. */
const scale = 0.44;

/** A sample of a token: letters, a length, a shadow or a colour. */
function Sample({ name, value }: { name: string; value: string }) {
  if (name === '--display' || name === '--sans') {
    return <span style={{ font: `600 32px/56px var(${name})` }}>Aa</span>;
  }
  if (name.startsWith('--text-')) {
    return <span style={{ font: `600 ${value}/1.2 var(--display)` }}>Aa</span>;
  }
  if (/^(?:\d+px|clamp\(.*\))$/.test(value)) {
    return <span className={styles.length} style={{ width: `calc(${value} * ${scale})` }} />;
  }
  if (name.startsWith('--shadow')) {
    return <span className={styles.paint} style={{ boxShadow: `var(${name})` }} />;
  }
  return <span className={styles.paint} style={{ background: `var(${name})` }} />;
}

/** Every token of app/tokens/ and app/app.css, with the contrast of colours. */
export function Swatches({ groups }: { groups: readonly TokenGroup[] }) {
  const tokens = groups.flatMap((group) => group.tokens);
  const find = (name: string) => tokens.find((token) => token.name === name);
  return (
    <Walls title="Tokens">
      {(scheme) =>
        groups.map(({ title, tokens: members }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl className={styles.tokens}>
              {members.map((token) => {
                const value = valueOf(token, scheme);
                const [onWall, onCard] = ['--wall', '--card'].map((ground) =>
                  contrast(value, valueOf(find(ground), scheme)),
                );
                return (
                  <div key={token.name}>
                    <dt>{token.name}</dt>
                    <dd>
                      {value.length < 40 && <code>{value}</code>}
                      {onWall !== undefined && onCard !== undefined && (
                        <span>{`on wall ${onWall.toFixed(1)}, on card ${onCard.toFixed(1)}`}</span>
                      )}
                    </dd>
                    <dd aria-hidden="true" className={styles.sight}>
                      <Sample name={token.name} value={value} />
                    </dd>
                  </div>
                );
              })}
            </dl>
          </div>
        ))
      }
    </Walls>
  );
}
