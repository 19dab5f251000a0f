import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restoreStyleAttributes } from './style-attributes.ts';
import { installTrustedTypes } from './trusted-types.ts';

// In production the boot script loads the fonts (server/site/boot.ts); `npm run dev` has no boot script.
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
