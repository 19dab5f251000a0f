import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restoreStyleAttributes } from './style-attributes.ts';
import { installTrustedTypes } from './trusted-types.ts';

// The publisher's boot script brings the fonts (server/site/boot.ts); `npm run dev` has no publisher.
if (import.meta.env.DEV) void import('./fonts/fonts.css');

installTrustedTypes();
restoreStyleAttributes();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
