import { describe, expect, test } from 'vitest';
import { liftStyleAttributes } from './style-attributes.ts';

describe('style attributes become rules', () => {
  test('one for each text, however often it stands there', () => {
    expect(
      liftStyleAttributes(
        '<p style="color:red">a</p><b class="c" style="--x:1px">b</b><i style="color:red"/>',
      ),
    ).toEqual({
      html: '<p data-style="0">a</p><b class="c" data-style="1">b</b><i data-style="0"/>',
      rules: ':not(#_)[data-style="0"]{color:red}:not(#_)[data-style="1"]{--x:1px}',
    });
  });

  test('in the letters they stand for', () => {
    const { rules } = liftStyleAttributes('<p style="font-family:&#x27;A &amp; B&#x27;,&quot;C&quot;">');
    expect(rules).toBe(`:not(#_)[data-style="0"]{font-family:'A & B',"C"}`);
  });

  test('a page without any stays as it is', () => {
    expect(liftStyleAttributes('<p>style=&quot;a&quot;</p>')).toEqual({
      html: '<p>style=&quot;a&quot;</p>',
      rules: '',
    });
  });

  test.each(['color:red}b{color:blue', 'x:&lt;/style', String.raw`--a:\7d`])(
    'one that could end its rule is refused: %s',
    (value) => {
      expect(() => liftStyleAttributes(`<p style="${value}">`)).toThrow('cannot be a rule');
    },
  );
});
