// Two walls side by side, one by day and one in the evening: what the site is made of, in every state.
import { faq } from '#content/faq.ts';
import { wall } from '#content/works.ts';
import css from '#app/app.css?raw';
import { headOf } from '#app/meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/style';
import { Actions } from './actions.tsx';
import { Fields } from './fields.tsx';
import { Letters } from './letters.tsx';
import { Live } from './live.tsx';
import { Messages } from './messages.tsx';
import { useShownStates } from './shown-states.ts';
import { Swatches } from './swatches.tsx';
import { Tables } from './tables.tsx';
import { readTokens } from './tokens.ts';
import { Works } from './works.tsx';

const words = {
  title: 'Styles: every token and every state | Showcase Art',
  description:
    'What this site is made of, for those who build it: colours, letters, controls in every state, by day and evening.',
  isPrivate: true,
} as const;

export const meta = (args: Route.MetaArgs) => headOf('/office/style', words, args);

export function loader() {
  return {
    groups: readTokens(css),
    questions: faq.slice(0, 4),
    works: wall('glass-peacock', 'clay-owl', 'crayon-family', 'quilling-bouquet'),
  };
}

export default function Style({ loaderData: { groups, questions, works } }: Route.ComponentProps) {
  useShownStates();
  return (
    <>
      <PageHead heading={{ text: 'Styles', keyWord: 'Styles' }} above={[['Office', '/admin']]}>
        <p>
          Made from the site’s own parts, so that it cannot tell of another site than this. Hover, focus and
          pressed are drawn by a script that repeats the site’s rules for them.
        </p>
      </PageHead>
      <Swatches groups={groups} />
      <Letters />
      <Actions questions={questions} />
      <Fields />
      <Messages />
      <Works works={works} />
      <Tables />
      <Live />
    </>
  );
}
