import { Component, type ReactNode } from 'react';

/** Stops forms that no script handles: sent by the browser they would lead to an error page. */
const stopSubmit = (event: Event) => event.preventDefault();

/**
 * The outermost error boundary. React removes the page when a part of it throws while it hydrates or in an effect. This puts a
 * copy of it back: it can be read, and its links load whole pages.
 */
export class ReadablePage extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private copy: HTMLElement | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (this.copy === undefined) return;
    const place = scrollY;
    document.documentElement.replaceWith(this.copy);
    scrollTo({ top: place, behavior: 'instant' });
    addEventListener('submit', stopSubmit, true);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The page is still whole while React renders.
    this.copy ??= document.documentElement.cloneNode(true) as HTMLElement;
    return null;
  }
}
