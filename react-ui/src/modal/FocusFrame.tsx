'use client'
import { Component, createRef, type ReactNode } from 'react'
import { InitialScrollContext } from '../kit/InitialScrollContext.ts'
import { activeElement } from './activeElement.ts'
import { focusable } from './tabbable.ts'

type Props = {
  /** Key of the stack entry that is shown. */
  viewKey: string
  direction: 'forward' | 'back'
  shaking: boolean
  children: ReactNode
}

/** State of the previous view, read before React removes it. `scrollTop` in px. */
type Previous = { hadFocus: boolean; scrollTop: number }

const currentView = '.lk-view:not([data-exiting])'
const exitingView = '.lk-view[data-exiting]'

/**
 * A text that identifies a control when a view is shown again, because its elements are new then.
 */
const nameOf = (control: Element) =>
  (control.querySelector('.lk-row-label, .lk-tile-name') ?? control).textContent

/**
 * The card of the modal. It keeps the keyboard focus and the scroll offsets across view changes. If
 * the previous view had the focus, the next view receives it. A view that is shown again focuses
 * the control that had the focus last, or else its first control, and gets its last scroll offset.
 */
export class FocusFrame extends Component<Props, object, Previous | null> {
  readonly card = createRef<HTMLDivElement>()
  /** Name of the control that had the focus last, by view key. */
  readonly lastControls = new Map<string, string | null>()
  /** Scroll offset in px at which a view was left, by view key. */
  readonly scrollOffsets = new Map<string, number>()
  lastFocused: Element | null = null
  contentObserver: MutationObserver | null = null

  override componentDidMount(): void {
    this.card.current?.addEventListener('focusin', this.rememberFocus)
  }

  override componentWillUnmount(): void {
    this.contentObserver?.disconnect()
  }

  override getSnapshotBeforeUpdate({ viewKey }: Props): Previous | null {
    if (viewKey === this.props.viewKey) return null
    const scrollTop = this.find('.lk-scroll')?.scrollTop ?? 0
    this.scrollOffsets.set(viewKey, scrollTop)
    return { hadFocus: this.hasFocus() || this.hasLostFocus(), scrollTop }
  }

  override componentDidUpdate(_props: Props, _state: object, previous: Previous | null): void {
    if (previous === null) return
    const scroll = this.find('.lk-scroll')
    const exiting = this.find(exitingView)
    const offset = this.scrollOffsets.get(this.props.viewKey) ?? 0
    if (scroll !== null) {
      scroll.toggleAttribute('data-restored', offset > 0)
      scroll.scrollTop = offset
    }
    // Both views are in one scroll container: shift the exiting view so that it does not move
    // visibly.
    if (exiting !== null) exiting.style.insetBlockStart = `${offset - previous.scrollTop}px`
    this.contentObserver?.disconnect()
    const view = this.find(currentView)
    if (view !== null && previous.hadFocus && !this.hasFocus()) this.moveFocus(view)
  }

  /**
   * Focuses the view. If the view is shown again, then focuses its control as soon as that is
   * rendered, which may be a moment later.
   */
  moveFocus(view: HTMLElement): void {
    const { viewKey, direction } = this.props
    view.focus({ preventScroll: true })
    if (direction === 'forward' && !this.lastControls.has(viewKey)) return
    const lastControl = this.lastControls.get(viewKey)
    const focusControl = () => {
      const controls = focusable(view)
      const control =
        controls.find((candidate) => nameOf(candidate) === lastControl) ??
        controls.find(({ tabIndex }) => tabIndex >= 0)
      control?.focus()
      return control !== undefined
    }
    if (focusControl()) return
    const observer = new MutationObserver(() => {
      if (activeElement(view) !== view || focusControl()) observer.disconnect()
    })
    observer.observe(view, { childList: true, subtree: true })
    this.contentObserver = observer
  }

  readonly rememberFocus = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    this.lastFocused = target
    if (target.matches(`${currentView} *`)) {
      this.lastControls.set(this.props.viewKey, nameOf(target))
    }
  }

  find(selector: string): HTMLElement | null {
    return this.card.current?.querySelector<HTMLElement>(selector) ?? null
  }

  hasFocus(): boolean {
    const card = this.card.current
    const active = card && activeElement(card)
    return card?.contains(active) === true && active?.closest('[inert]') === null
  }

  /**
   * Whether the focused element was removed before its view. The browser, or the focus trap of the
   * dialog, has then moved the focus out of the card.
   */
  hasLostFocus(): boolean {
    const card = this.card.current
    const active = card && activeElement(card)
    const isOutside =
      active === null || active === card?.ownerDocument.body || active.contains(card)
    return this.lastFocused?.isConnected === false && isOutside
  }

  override render(): ReactNode {
    const { viewKey, shaking, children } = this.props
    return (
      <div ref={this.card} className="lk-card" data-shaking={shaking || undefined}>
        <InitialScrollContext.Provider value={this.scrollOffsets.get(viewKey) ?? 0}>
          {children}
        </InitialScrollContext.Provider>
      </div>
    )
  }
}
