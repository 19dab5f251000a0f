import { describe, expect, test } from 'vitest';
import { applyEdits } from './edits.ts';
import { elementsOf } from './markup.ts';
import { liftStyleAttributes } from './style-attributes.ts';

function lift(html: string): { html: string; rules: string } {
  const { edits, rules } = liftStyleAttributes(elementsOf(html, { withLocations: true }));
  return { html: applyEdits(html, edits), rules };
}

describe('style attributes become rules', () => {
  test('equal values share one rule', () => {
    expect(
      lift('<p style="color:red">a</p><b class="c" style="--x:1px">b</b><i style="color:red"/>'),
    ).toEqual({
      html: '<p data-style="0">a</p><b class="c" data-style="1">b</b><i data-style="0"/>',
      rules: ':not(#_)[data-style="0"]{color:red}:not(#_)[data-style="1"]{--x:1px}',
    });
  });

  test('character references are decoded', () => {
    const { rules } = lift('<p style="font-family:&#x27;A &amp; B&#x27;,&quot;C&quot;">');
    expect(rules).toBe(`:not(#_)[data-style="0"]{font-family:'A & B',"C"}`);
  });

  test.each(['<p>style=&quot;a&quot;</p>', '<p> style="a"</p>', '<script>x = \' style="a"\'</script>'])(
    'text that looks like a style attribute stays as it is: %s',
    (html) => {
      expect(lift(html)).toEqual({ html, rules: '' });
    },
  );

  test.each(['color:red}b{color:blue', 'x:&lt;/style', 'x:&#60;/style', String.raw`--a:\7d`])(
    'a value that could end its rule is refused: %s',
    (value) => {
      expect(() => lift(`<p style="${value}">`)).toThrow('cannot be a rule');
    },
  );
});
