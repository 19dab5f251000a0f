import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';

/**
 * For better-auth, whose own sessions know no password asked again: the session goes on under a new token, as a new sign-in
 * would have it (OWASP ASVS 5.0, 7.2.4), and remembers when.
 */
export const sessionRenewal = () => ({
  id: 'session-renewal' as const,
  endpoints: {
    renewSession: createAuthEndpoint.serverOnly({ method: 'POST', use: [sessionMiddleware] }, async (ctx) => {
      const { session, user } = ctx.context.session;
      const change = { token: generateRandomString(32), confirmedAt: new Date() };
      const renewed = await ctx.context.internalAdapter.updateSession(session.token, change);
      if (renewed === null) throw new APIError('UNAUTHORIZED');
      await setSessionCookie(ctx, { session: { ...session, ...change }, user });
      return ctx.json({});
    }),
  },
});
