'use client'
import { Component, createRef, type ReactNode } from 'react'
import { isWalletFrame } from '../components/wallet-frame.ts'
import { InitialScrollContext } from '../kit/InitialScrollContext.ts'
import { activeElement } from './activeElement.ts'
import { currentView } from './currentView.ts'
import { focusable, tabbable } from './tabbable.ts'

type Props = {
  /** Key of the stack entry that is shown. */
  viewKey: string
  direction: 'forward' | 'back'
  shaking: boolean
  children: ReactNode
}

/**
 * A text that identifies a control when a view is shown again, because its elements are new then.
 * The control at the start of the header has the name `start` in all views.
 */
const nameOf = (control: Element) =>
  control.matches('.lk-header-side:first-child *')
    ? 'start'
    : (control.getAttribute('aria-label') ??
      (control.querySelector('.lk-row-label, .lk-tile-name') ?? control).textContent)

/**
 * The card of the modal. It keeps the keyboard focus and the scroll offsets across view changes. If
 * the previous view had the focus, the next view receives it. A view that is shown again focuses
 * the control that was used last, if none its first control, and gets its last scroll offset.
 */
export class FocusFrame extends Component<Props, object, boolean | null> {
  readonly card = createRef<HTMLDivElement>()
  /** Name of the control that was focused or clicked last, by view key. */
  readonly lastControls = new Map<string, string | null>()
  /** Scroll offset in px at which a view was left, by view key. */
  readonly scrollOffsets = new Map<string, number>()
  lastFocused: Element | null = null
  contentObserver: MutationObserver | null = null
  scrollObserver: ResizeObserver | null = null

  override componentDidMount(): void {
    const card = this.card.current
    card?.addEventListener('focusin', this.rememberControl)
    // Safari does not focus a button on a click.
    card?.addEventListener('click', this.rememberControl)
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      card?.addEventListener(type, this.stopScrolling, { passive: true })
  }

  override componentWillUnmount(): void {
    this.contentObserver?.disconnect()
    this.stopScrolling()
  }

  /** Whether the previous view had the focus. Null if the view is the same. */
  override getSnapshotBeforeUpdate({ viewKey }: Props): boolean | null {
    if (viewKey === this.props.viewKey) return null
    this.scrollOffsets.set(viewKey, this.findView()?.scrollTop ?? 0)
    const card = this.card.current
    const isInFrame = card !== null && isWalletFrame(activeElement(card))
    return isInFrame || this.hasFocus() || this.hasLostFocus()
  }

  override componentDidUpdate(_props: Props, _state: object, hadFocus: boolean | null): void {
    if (hadFocus === null) return
    this.contentObserver?.disconnect()
    this.stopScrolling()
    const view = this.findView()
    if (view === null) return
    this.restoreScroll(view, this.scrollOffsets.get(this.props.viewKey) ?? 0)
    // The control of the header that went back may do something else in this view.
    if (hadFocus && (this.props.direction === 'back' || !this.hasFocus())) this.moveFocus(view)
  }

  /**
   * Scrolls a view to an offset in px, and again when its content resizes, which may render a moment
   * later, until the visitor acts.
   */
  restoreScroll(view: HTMLElement, offset: number): void {
    // A new view is at its top. Assigning the offset would force a layout.
    if (offset === 0) return
    view.scrollTop = offset
    if (typeof ResizeObserver === 'undefined') return
    let content: Element | null = null
    const observer = new ResizeObserver(() => {
      view.scrollTop = offset
      if (view.firstElementChild === content) return
      content = view.firstElementChild
      if (content !== null) observer.observe(content)
    })
    observer.observe(view)
    this.scrollObserver = observer
  }

  readonly stopScrolling = (): void => this.scrollObserver?.disconnect()

  /**
   * Focuses the view. If the view is shown again, then focuses the control as soon as that is
   * rendered, which may be a moment later.
   */
  moveFocus(view: HTMLElement): void {
    const { viewKey, direction } = this.props
    view.focus({ preventScroll: true })
    const lastControl = this.lastControls.get(viewKey)
    if (direction === 'forward' && lastControl === undefined) return
    const focusControl = () => {
      const control =
        lastControl === undefined
          ? tabbable(view)[0]
          : focusable(this.card.current ?? view).find(
              (other) => other !== view && nameOf(other) === lastControl,
            )
      // The restored scroll offset shows it.
      control?.focus({ preventScroll: true })
      return control !== undefined
    }
    if (focusControl()) return
    const observer = new MutationObserver(() => {
      if (activeElement(view) !== view || focusControl()) observer.disconnect()
    })
    observer.observe(view, { childList: true, subtree: true })
    this.contentObserver = observer
  }

  readonly rememberControl = ({ target }: Event): void => {
    const control = target instanceof Element && target.closest('a, button, input, .lk-view')
    if (!control) return
    this.lastFocused = control
    if (!control.matches('.lk-view, [inert] *')) {
      this.lastControls.set(this.props.viewKey, nameOf(control))
    }
  }

  findView(): HTMLElement | null {
    return this.card.current?.querySelector<HTMLElement>(currentView) ?? null
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
      <div
        ref={this.card}
        className="lk-card"
        data-part="dialog"
        data-shaking={shaking || undefined}
      >
        <InitialScrollContext.Provider value={this.scrollOffsets.get(viewKey) ?? 0}>
          {children}
        </InitialScrollContext.Provider>
      </div>
    )
  }
}
