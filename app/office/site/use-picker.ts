import { useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#app/ui/page/toast.tsx';
import type { PickerProps } from '../pictures/picker.tsx';
import { openedEntry } from './opened-entry.ts';

/**
 * The dialog in which a picture is chosen. It loads with the first tap, and is in the address, so that the way back closes it.
 * @param place tells it from the dialogs of other fields of the page
 */
export function usePicker(place: string) {
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();

  async function open() {
    setLoading(true);
    try {
      const loaded = Picker ?? (await import('../pictures/picker.tsx')).Picker;
      setPicker(() => loaded);
      setOpened(true);
      const opened = { ...(state as object | null), ...openedEntry, picker: place };
      void navigate({ search, hash }, { preventScrollReset: true, state: opened });
    } catch {
      toast.error('The pictures could not be loaded. What you typed is kept. Please try again.');
    }
    setLoading(false);
  }

  function close() {
    if (!isOpened) return;
    setOpened(false);
    void navigate(-1);
  }

  const isOpen = isOpened && (state as { picker?: unknown } | null)?.picker === place;
  return { Picker, isLoading, isOpen, open, close };
}
