let check: Promise<(password: string) => boolean> | undefined;

/**
 * Whether a password is on the list of common passwords. The list is loaded on the first call; the password never leaves the
 * browser.
 * @throws if the list cannot be loaded; the next call tries again
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  check ??= Promise.all([
    import('#common-passwords/check.ts'),
    import('#common-passwords/common-passwords.ts'),
  ]).then(([{ commonPasswordCheck }, { commonPasswords }]) => commonPasswordCheck(commonPasswords));
  try {
    return (await check)(password);
  } catch (error) {
    check = undefined;
    throw error;
  }
}
