import { Component, type ReactNode } from 'react';

/** Stops forms that no script handles: sent by the browser they would lead to an error page. */
const stopSubmit = (event: Event) => event.preventDefault();

interface ReadablePageProps {
  /** Whether the visitor can read the page that is shown. If not, the error is for the error page. */
  canBeRead: boolean;
  children: ReactNode;
}

/**
 * The error boundary around the document. React removes the page when a part of it throws while it hydrates or in an effect. This
 * puts a copy of it back: it can be read, and its links load whole pages.
 */
export class ReadablePage extends Component<ReadablePageProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };
  private copy: HTMLElement | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch() {
    if (this.copy === undefined) return;
    const place = scrollY;
    document.documentElement.replaceWith(this.copy);
    scrollTo({ top: place, behavior: 'instant' });
    addEventListener('submit', stopSubmit, true);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (!this.props.canBeRead) throw failure.error;
    // The page is still whole while React renders.
    this.copy ??= document.documentElement.cloneNode(true) as HTMLElement;
    return null;
  }
}
