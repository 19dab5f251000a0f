import { myDataRoutes } from './accounts/my-data-routes.ts';
import { passwordChangeRoutes } from './accounts/password-change-routes.ts';
import { passwordRoutes } from './accounts/password-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { secondStepRoutes } from './accounts/second-step-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import type { Route } from './http/route.ts';
import { leadRoutes } from './leads/routes.ts';
import { officeRoutes } from './office/routes.ts';
import { retentionRoutes } from './retention/routes.ts';

/** Every endpoint of the JSON API with its handler and rate limits. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...passwordChangeRoutes,
  ...sessionRoutes,
  ...myDataRoutes,
  ...secondFactorRoutes,
  ...secondStepRoutes,
  ...admissionRoutes,
  ...courseRoutes,
  ...leadRoutes,
  ...officeRoutes,
  ...auditRoutes,
  ...retentionRoutes,
];
