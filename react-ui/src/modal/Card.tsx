'use client'
import { Component, createRef, type ReactNode } from 'react'
import { activeElement } from './activeElement.ts'
import { ScrolledContext } from './ScrolledContext.ts'
import { focusable } from './tabbable.ts'

type Props = { page: string; way: 'forward' | 'back'; shaking: boolean; children: ReactNode }
type Before = { held: boolean; scrolled: number }

const here = '.lk-view:not([data-leaving])'
const nameOf = (control: Element) =>
  (control.querySelector('.lk-row-label, .lk-tile-name') ?? control).textContent

/**
 * The card. When a page goes and takes the focus with it, the page that comes gets it, so that the keyboard never ends up behind: on the
 * way back what was used there before, else its first control. And what was scrolled leaves from where it was.
 */
export class Card extends Component<Props, object, Before | null> {
  readonly node = createRef<HTMLDivElement>()
  /** What was focused last on each page, by name: the element itself is drawn anew. */
  readonly used = new Map<string, string | null>()
  /** How far each page was scrolled when it was left. */
  readonly scrolled = new Map<string, number>()
  last: Element | null = null
  arriving: MutationObserver | null = null

  override componentDidMount(): void {
    this.node.current?.addEventListener('focusin', this.remember)
  }

  override componentWillUnmount(): void {
    this.arriving?.disconnect()
  }

  override getSnapshotBeforeUpdate({ page }: Props): Before | null {
    if (page === this.props.page) return null
    const scrolled = this.find('.lk-scroll')?.scrollTop ?? 0
    this.scrolled.set(page, scrolled)
    return { held: this.holdsFocus() || this.lostFocus(), scrolled }
  }

  override componentDidUpdate(_props: Props, _state: object, before: Before | null): void {
    if (before === null) return
    const [scroll, leaving] = [this.find('.lk-scroll'), this.find('.lk-view[data-leaving]')]
    const kept = this.scrolled.get(this.props.page) ?? 0
    if (scroll !== null) {
      scroll.toggleAttribute('data-kept', kept > 0)
      scroll.scrollTop = kept
    }
    if (leaving !== null) leaving.style.insetBlockStart = `${kept - before.scrolled}px`
    this.arriving?.disconnect()
    const view = this.find(here)
    if (view !== null && before.held && !this.holdsFocus()) this.settle(view)
  }

  /** A page's controls may come a moment after it: until then the page itself has the focus. */
  settle(view: HTMLElement): void {
    const { page, way } = this.props
    view.focus({ preventScroll: true })
    if (way === 'forward' && !this.used.has(page)) return
    const wanted = this.used.get(page)
    const land = () => {
      const controls = focusable(view)
      const used =
        controls.find((control) => nameOf(control) === wanted) ??
        controls.find(({ tabIndex }) => tabIndex >= 0)
      used?.focus()
      return used !== undefined
    }
    if (land()) return
    const arriving = new MutationObserver(() => {
      if (activeElement(view) !== view || land()) arriving.disconnect()
    })
    arriving.observe(view, { childList: true, subtree: true })
    this.arriving = arriving
  }

  readonly remember = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    this.last = target
    if (target.matches(`${here} *`)) this.used.set(this.props.page, nameOf(target))
  }

  find(selector: string): HTMLElement | null {
    return this.node.current?.querySelector<HTMLElement>(selector) ?? null
  }

  holdsFocus(): boolean {
    const card = this.node.current
    const active = card && activeElement(card)
    return card?.contains(active) === true && active?.closest('[inert]') === null
  }

  /** Whether what had the focus went before its page did: the browser, or the dialog's trap, then put it further out. */
  lostFocus(): boolean {
    const card = this.node.current
    const active = card && activeElement(card)
    const out = active === null || active === card?.ownerDocument.body || active.contains(card)
    return this.last?.isConnected === false && out
  }

  override render(): ReactNode {
    const { page, shaking, children } = this.props
    return (
      <div ref={this.node} className="lk-card" data-shaking={shaking || undefined}>
        <ScrolledContext.Provider value={this.scrolled.get(page) ?? 0}>
          {children}
        </ScrolledContext.Provider>
      </div>
    )
  }
}
