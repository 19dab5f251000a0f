// The style guide: every token and component in every state, in both schemes. Only `npm run dev` has this page, so it uses
// no generated route types: these are made for the routes of the production build.
import { useLoaderData, type RouterContextProvider } from 'react-router';
import { courseColours } from '#app/admission/course-style.ts';
import { contentOf } from '#app/site-context.ts';
import css from '#app/app.css?raw';
import colours from '#app/tokens/colours.css?raw';
import scales from '#app/tokens/scales.css?raw';
import { headOf, type MetaArguments } from '#app/meta.ts';
import { PageHead } from '#app/ui/page/page-head.tsx';
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
  title: 'Styles: every token and every state',
  description:
    'For the people who build this site: colours, fonts and controls in every state, in the light and the dark scheme.',
};

export const meta = (args: MetaArguments) => headOf('/office/style', words, args);

export function loader({ context }: { context: Readonly<RouterContextProvider> }) {
  const content = contentOf(context);
  return {
    groups: [colours, css, scales].flatMap(readTokens),
    questions: content.document('faq').questions.slice(0, 4),
    courses: courseColours(content),
    works: content.wall(['glass-peacock', 'clay-owl', 'crayon-family', 'quilling-bouquet']),
  };
}

export default function Style() {
  const { groups, questions, courses, works } = useLoaderData<typeof loader>();
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
      <Tables courses={courses} />
      <Live />
    </>
  );
}
