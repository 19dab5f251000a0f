import type { Endpoint } from '#contract/endpoint.ts';
import type { CheckedRequest } from '#server/http/checked-request.ts';
import { routeWith, type Route as RouteWith } from '#server/http/route.ts';
import type { SiteServices } from './services.ts';

/** What a handler about the website gets. */
export type RequestContext<C extends Endpoint = Endpoint> = SiteServices & CheckedRequest<C>;
export type Route = RouteWith<SiteServices>;
export const route = routeWith<SiteServices>();
