let check: Promise<(password: string) => boolean> | undefined;

/**
 * Whether a password is among the most common ones. The list comes when it is first asked for, and the password stays in the
 * browser. @throws when the list could not be fetched; the next question tries again
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
