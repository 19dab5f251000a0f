/** The types of server-options.mjs for the bench, which is TypeScript. */
export declare const serverOptions: string[];

export declare const serverEnvironment: Readonly<Record<string, string>>;
