/** The `handle` of a page of the office in the router: such a page has its own header and menu in place of those of the site (app/root.tsx). */
export const officeHandle = { hasOwnFrame: true } as const;
