// The style guide: every token and component in every state, in the light and the dark scheme side by side.
import { faq } from '#content/faq.ts';
import { wall } from '#content/works.ts';
import css from '#app/app.css?raw';
import colours from '#app/tokens/colours.css?raw';
import scales from '#app/tokens/scales.css?raw';
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
    'For the people who build this site: colours, fonts and controls in every state, in the light and the dark scheme.',
  isPrivate: true,
} as const;

export const meta = (args: Route.MetaArgs) => headOf('/office/style', words, args);

export function loader() {
  return {
    groups: [colours, css, scales].flatMap(readTokens),
    questions: faq.slice(0, 4),
    works: wall('glass-peacock', 'clay-owl', 'crayon-family', 'quilling-bouquet'),
  };
}

export default function Style({ loaderData: { groups, questions, works } }: Route.ComponentProps) {
  useShownStates();
  return (
    <>
      <PageHead heading={{ text: 'Styles', keyWord: 'Styles' }} parents={[['Office', '/admin']]}>
        <p>
          This page uses the site’s own components, so it always shows their real styles. A script repeats the
          site’s rules for hover, focus and pressed to show these states.
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
