import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Whether a picture is being cropped. It is in the address, so that the way back closes the frame and not the page.
 * @param id of the picture; undefined for none
 */
export function useCrop(id: string | undefined) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<string | null>(null);
  // After a reload nobody has opened it.
  const isOpen =
    id !== undefined && opened === id && (state as { cropping?: unknown } | null)?.cropping === id;

  function open() {
    if (id === undefined) return;
    setOpened(id);
    void navigate(
      { search, hash },
      { preventScrollReset: true, state: { ...(state as object | null), cropping: id } },
    );
  }

  function close() {
    if (!isOpen) return;
    setOpened(null);
    void navigate(-1);
  }

  return { isOpen, open, close };
}
