import type { Endpoint } from '#contract/endpoint.ts';
import type { CheckedRequest } from '#server/http/checked-request.ts';
import { routeWith, type Route as RouteWith } from '#server/http/route.ts';
import type { UserServices } from './services.ts';

/** What a handler about users gets. */
export type RequestContext<C extends Endpoint = Endpoint> = UserServices & CheckedRequest<C>;
export type Route = RouteWith<UserServices>;
export const route = routeWith<UserServices>();
