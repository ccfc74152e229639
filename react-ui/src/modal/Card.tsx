'use client'
import { Component, createRef, type ReactNode } from 'react'
import { activeElement } from './activeElement.ts'

type Props = { page: string; shaking: boolean; children: ReactNode }
type Before = { focused: boolean; scrolled: number }

/**
 * The card. When a page goes and takes the focus with it, the page that comes gets it, so that the keyboard never ends up behind;
 * and what was scrolled leaves from where it was.
 */
export class Card extends Component<Props, object, Before | null> {
  readonly node = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ page }: Props): Before | null {
    if (page === this.props.page) return null
    return { focused: this.holdsFocus(), scrolled: this.find('.lk-scroll')?.scrollTop ?? 0 }
  }

  override componentDidUpdate(_props: Props, _state: object, before: Before | null): void {
    if (before === null) return
    const leaving = this.find('.lk-view[data-leaving]')
    if (leaving !== null) leaving.style.insetBlockStart = `${-before.scrolled}px`
    if (before.focused && !this.holdsFocus()) this.find('.lk-view:not([data-leaving])')?.focus({ preventScroll: true })
  }

  find(selector: string): HTMLElement | null {
    return this.node.current?.querySelector<HTMLElement>(selector) ?? null
  }

  holdsFocus(): boolean {
    const card = this.node.current
    const active = card && activeElement(card)
    return card?.contains(active) === true && active?.closest('[inert]') === null
  }

  override render(): ReactNode {
    const { shaking, children } = this.props
    return (
      <div ref={this.node} className="lk-card" data-shaking={shaking || undefined}>
        {children}
      </div>
    )
  }
}
