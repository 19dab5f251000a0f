import { toast } from '#app/ui/toast.tsx';
import { viewingWords } from '#content/viewing.ts';
import type { Work } from '#content/works.ts';

/** Hands on a work's address: through the device's own sheet where it has one, else by the clipboard. */
export async function shareWork({ name, title }: Work): Promise<void> {
  const { origin, pathname } = location;
  const url = `${origin}${pathname}?work=${name}`;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
  } catch (error) {
    // Put away by the visitor; anything else, and the clipboard is tried.
    if ((error as Error).name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(viewingWords.copied);
  } catch {
    toast.error(viewingWords.notCopied);
  }
}
