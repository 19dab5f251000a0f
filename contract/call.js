/** Declares a call; the identity function that lets TypeScript infer body and reply. */
export function defineCall(call) {
    return call;
}
