import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restoreStyleAttributes } from './style-attributes.ts';
import { followTranslator } from './translated-text.ts';
import { installTrustedTypes } from './trusted-types.ts';
import { rememberTypedFields } from './typed-fields.ts';

// In production the boot script loads the fonts (app/boot.ts); `npm run dev` has no boot script.
if (import.meta.env.DEV) void import('./fonts/fonts.css');

installTrustedTypes();
restoreStyleAttributes();
followTranslator();
const restoreTypedFields = rememberTypedFields();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
    {
      onRecoverableError(error) {
        restoreTypedFields();
        reportError(error);
      },
    },
  );
});
