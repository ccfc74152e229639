'use client'
import { Component, type ReactNode } from 'react'

type Props = { fallback: (retry: () => void) => ReactNode; children: ReactNode }

/** Keeps a crash of ours inside: the page around it never notices. */
export class Boundary extends Component<Props, { broken: boolean }> {
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override state = { broken: false }
  readonly retry = (): void => this.setState({ broken: false })

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children
  }
}
