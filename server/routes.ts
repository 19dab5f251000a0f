import { emailRoutes } from './users/accounts/email-routes.ts';
import { accountRoutes } from './users/accounts/routes.ts';
import { sessionRoutes } from './users/accounts/session-routes.ts';
import { officeApplicationRoutes } from './school/admissions/office-routes.ts';
import { admissionRoutes } from './school/admissions/routes.ts';
import { auditRoutes } from './school/audit-log/routes.ts';
import { conversationRoutes } from './school/inbox/routes.ts';
import { courseRoutes } from './school/courses/routes.ts';
import { callRoutes } from './school/families/call-routes.ts';
import { familyRoutes } from './school/families/routes.ts';
import { draftRoutes } from './site/drafts/routes.ts';
import type { Route } from './http/route.ts';
import { messageRoutes } from './school/messages/routes.ts';
import { mailRoutes } from './school/mails/routes.ts';
import { officeRoutes } from './school/user-list/routes.ts';
import { overviewRoutes } from './school/overview/routes.ts';
import { ownConversationRoutes } from './school/own-conversations/routes.ts';
import { passwordRoutes } from './users/passwords/routes.ts';
import { peopleRoutes } from './school/people/routes.ts';
import { previewRoutes } from './site/previews/routes.ts';
import { retentionRoutes } from './school/retention/routes.ts';
import { savedReplyRoutes } from './school/saved-replies/routes.ts';
import { secondFactorRoutes } from './users/second-factor/routes.ts';
import { trialRoutes } from './school/trials/routes.ts';

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
