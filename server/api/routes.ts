import { emailRoutes } from '#server/users/accounts/email-routes.ts';
import { accountRoutes } from '#server/users/accounts/routes.ts';
import { sessionRoutes } from '#server/users/accounts/session-routes.ts';
import { officeApplicationRoutes } from '#server/school/applications/office-routes.ts';
import { admissionRoutes } from '#server/school/applications/routes.ts';
import { auditRoutes } from '#server/school/audit-log/routes.ts';
import { conversationRoutes } from '#server/school/conversations/inbox/routes.ts';
import { courseRoutes } from '#server/school/courses/routes.ts';
import { callRoutes } from '#server/school/families/call-routes.ts';
import { familyRoutes } from '#server/school/families/routes.ts';
import { draftRoutes } from '#server/site/drafts/routes.ts';
import { historyRoutes } from '#server/site/history/routes.ts';
import { publicationRoutes } from '#server/site/publications/routes.ts';
import { myDataRoutes } from '#server/school/my-data/routes.ts';
import type { Route } from '#server/school/route.ts';
import { messageRoutes } from '#server/school/conversations/messages/routes.ts';
import { mailRoutes } from '#server/school/email-list/routes.ts';
import { officeRoutes } from '#server/school/user-list/routes.ts';
import { overviewRoutes } from '#server/school/overview/routes.ts';
import { ownConversationRoutes } from '#server/school/conversations/of-family/routes.ts';
import { passwordRoutes } from '#server/users/passwords/routes.ts';
import { peopleRoutes } from '#server/school/people/routes.ts';
import { photoConsentRoutes } from '#server/school/photo-consents/routes.ts';
import { previewRoutes } from '#server/site/preview/routes.ts';
import { builtInWorkRoutes } from '#server/site/built-in-works/routes.ts';
import { pictureRoutes } from '#server/site/own-pictures/routes.ts';
import { retentionRoutes } from '#server/school/retention/routes.ts';
import { savedReplyRoutes } from '#server/school/conversations/saved-replies/routes.ts';
import { secondFactorRoutes } from '#server/users/second-factor/routes.ts';
import { trialRoutes } from '#server/school/trials/routes.ts';

/** Every endpoint of the JSON API with its handler and rate limits. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...myDataRoutes,
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
  ...photoConsentRoutes,
  ...peopleRoutes,
  ...auditRoutes,
  ...mailRoutes,
  ...overviewRoutes,
  ...draftRoutes,
  ...publicationRoutes,
  ...historyRoutes,
  ...previewRoutes,
  ...pictureRoutes,
  ...builtInWorkRoutes,
  ...retentionRoutes,
];
