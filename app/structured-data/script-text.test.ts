import { expect, test } from 'vitest';
import { scriptText } from './script-text.ts';

test.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT ', '&lt;/script>', '\u2028"\\'])(
  '%j neither ends the script it stands in nor changes on the way',
  (name) => {
    const text = scriptText({ name });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name });
  },
);
