// What the link in a mail opens: whether photographs of the children of a family may be shown. No account is needed.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AccountPage } from '#app/account/account-page.tsx';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import type { Route } from './+types/photo-consent';
import { keepLink, keptLink, type KeptLink } from './kept-link.ts';
import { NoLink } from './no-link.tsx';
import { OpenedLink } from './opened-link.tsx';
import { OtherWays } from './other-ways.tsx';
import { linkWords as words } from './words.ts';

export const meta = metaOf('/photo-consent');

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  return {
    meta: pageMetaOf(context, '/photo-consent'),
    work: content.labelled(content.document('account').works.forgot),
    timeZone: content.timeZone(),
  };
}

/** The data of the page does not depend on the link. */
export const shouldRevalidate = () => false;

export default function PhotoConsent({ loaderData: { work, timeZone } }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  const [isNoted, setNoted] = useState(false);
  return (
    <AccountPage title={isNoted ? words.thanks : words.title} work={work}>
      {isHydrated ? (
        <LinkOfTab timeZone={timeZone} onNoted={setNoted} />
      ) : (
        <>
          <p>{words.intro}</p>
          <NoScriptMessage feature={words.feature} />
          <noscript>
            <p>{words.byMail}</p>
          </noscript>
          <Skeleton lines={6} />
        </>
      )}
    </AccountPage>
  );
}

interface LinkOfTabProps {
  timeZone: string;
  /** Called when it is known whether an answer was sent. */
  onNoted: (isNoted: boolean) => void;
}

/** The link in the address, or else the one that this tab has opened before the page was loaded again. */
function linkOfTab(): KeptLink | null {
  const token = globalThis.location.hash.slice(1);
  const kept = keptLink();
  return token === '' || kept?.token === token ? kept : { token, noted: null };
}

function LinkOfTab({ timeZone, onNoted }: LinkOfTabProps) {
  const location = useLocation();
  const [link, setLink] = useState(linkOfTab);

  useEffect(() => {
    if (globalThis.location.hash.length <= 1) return;
    const opened = linkOfTab();
    setLink(opened);
    // In the address bar it could be seen, and would come along when somebody shares the page.
    if (opened !== null && keepLink(opened))
      globalThis.history.replaceState(globalThis.history.state, '', location.pathname + location.search);
  }, [location]);

  if (link === null)
    return (
      <>
        <NoLink message={words.none} />
        <OtherWays />
      </>
    );
  return <OpenedLink key={link.token} link={link} timeZone={timeZone} onNoted={onNoted} />;
}
