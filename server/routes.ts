import { emailRoutes } from './users/accounts/email-routes.ts';
import { accountRoutes } from './users/accounts/routes.ts';
import { sessionRoutes } from './users/accounts/session-routes.ts';
import { officeApplicationRoutes } from './admissions/office-routes.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { conversationRoutes } from './inbox/routes.ts';
import { courseRoutes } from './courses/routes.ts';
import { callRoutes } from './families/call-routes.ts';
import { familyRoutes } from './families/routes.ts';
import { draftRoutes } from './site/drafts/routes.ts';
import type { Route } from './http/route.ts';
import { messageRoutes } from './messages/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { officeRoutes } from './office/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { ownConversationRoutes } from './own-conversations/routes.ts';
import { passwordRoutes } from './users/passwords/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { previewRoutes } from './site/previews/routes.ts';
import { retentionRoutes } from './retention/routes.ts';
import { savedReplyRoutes } from './saved-replies/routes.ts';
import { secondFactorRoutes } from './users/second-factor/routes.ts';
import { trialRoutes } from './trials/routes.ts';

/** Every endpoint of the JSON API with its handler and rate limits. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...emailRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...admissionRoutes,
  ...officeApplicationRoutes,
  ...courseRoutes,
  ...messageRoutes,
  ...trialRoutes,
  ...conversationRoutes,
  ...savedReplyRoutes,
  ...ownConversationRoutes,
  ...officeRoutes,
  ...familyRoutes,
  ...callRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  ...mailRoutes,
  ...overviewRoutes,
  ...draftRoutes,
  ...previewRoutes,
  ...retentionRoutes,
];
