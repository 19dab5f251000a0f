import { toast } from '#app/ui/page/toast.tsx';
import type { Work } from '#contract/site/content.ts';
import { lightboxWords } from './words.ts';

/** Shares the URL of a work with the browser's share dialog, or copies it if there is none. */
export async function shareWork({ name, title }: Work): Promise<void> {
  const { origin, pathname } = location;
  const url = `${origin}${pathname}?work=${name}`;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return;
    }
  } catch (error) {
    // The visitor closed the share dialog. After any other error the URL is copied.
    if ((error as Error).name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success(lightboxWords.copied);
  } catch {
    toast.error(lightboxWords.notCopied);
  }
}
