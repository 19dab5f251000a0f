/** Whether `If-None-Match` names one of our entity tags (RFC 9110, 13.1.2: weak comparison). */
export function namesEtag(ifNoneMatch: string, isOurs: (etag: string) => boolean): boolean {
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((etag) => isOurs(etag.trim().replace(/^W\//, '')))
  );
}
