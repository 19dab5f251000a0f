import type { Endpoint } from '#contract/endpoint.ts';
import type { CheckedRequest } from '#server/http/checked-request.ts';
import { routeWith, type Route as RouteWith } from '#server/http/route.ts';
import type { SiteServices } from '#server/site/services.ts';

/** All services of the process: the school uses those of every layer below it and adds none. */
export type SchoolServices = SiteServices;

/** What a handler of the school gets. */
export type RequestContext<C extends Endpoint = Endpoint> = SchoolServices & CheckedRequest<C>;
export type Route = RouteWith<SchoolServices>;
export const route = routeWith<SchoolServices>();
