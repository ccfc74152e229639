'use client'
import { Component, type ReactNode } from 'react'

type Props = { fallback: (retry: () => void) => ReactNode; children: ReactNode }

/**
 * Renders a fallback if a component inside throws, so that the page around the widget keeps
 * working.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override state = { failed: false }
  readonly retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
