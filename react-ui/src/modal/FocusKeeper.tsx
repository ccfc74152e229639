'use client'
import { Component, createRef, type ReactNode } from 'react'
import { activeElement } from './activeElement.ts'

type Props = { page: string; shaking: boolean; children: ReactNode }

/** The card. When a page goes and takes the focus with it, the page that comes gets it; the keyboard never ends up behind. */
export class FocusKeeper extends Component<Props, object, boolean> {
  readonly card = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ page }: Props): boolean {
    return page !== this.props.page && this.holdsFocus()
  }

  override componentDidUpdate(_props: Props, _state: object, held: boolean): void {
    if (!held || this.holdsFocus()) return
    this.card.current?.querySelector<HTMLElement>('.lk-view:not([data-leaving])')?.focus({ preventScroll: true })
  }

  holdsFocus(): boolean {
    const card = this.card.current
    const active = card && activeElement(card)
    return card?.contains(active) === true && active?.closest('[inert]') === null
  }

  override render(): ReactNode {
    const { shaking, children } = this.props
    return (
      <div ref={this.card} className="lk-card" data-shaking={shaking || undefined}>
        {children}
      </div>
    )
  }
}
