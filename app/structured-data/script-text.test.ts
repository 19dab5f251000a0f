import { expect, test } from 'vitest';
import { scriptText } from './script-text.ts';

test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT ', '&lt;/script>', '\u2028"\\'])(
  '%j does not end the script element and is parsed unchanged',
  (name) => {
    const text = scriptText({ name });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name });
  },
);
