import { type Child, element } from './element.ts'

export type Panel = {
  element: HTMLElement
  /** Announces the sentence in the live region and replaces the body. */
  render(sentence: readonly Child[], ...body: readonly Child[]): void
}

/**
 * Creates a section with a heading, a live region and a body. A repeated sentence is announced
 * once. The keyboard focus stays on the element with the same id, or moves to the body if that
 * element is gone or disabled.
 */
export function createPanel(id: string, title: string): Panel {
  const status = element('p', { className: 'status', role: 'status' })
  const body = element('div', { className: 'body', tabIndex: -1 })
  const heading = element('h2', { id: `${id}-title` }, title)
  const panel = element('section', { id, className: 'panel' }, heading, status, body)
  panel.setAttribute('aria-labelledby', heading.id)
  return {
    element: panel,
    render(sentence, ...children) {
      const nextStatus = element('p', {}, ...sentence)
      if (nextStatus.textContent !== status.textContent) {
        status.replaceChildren(...nextStatus.childNodes)
      }
      const focused = body.contains(document.activeElement) ? document.activeElement : null
      body.replaceChildren(...children)
      if (focused === null) return
      const replacement = focused.id === '' ? null : document.getElementById(focused.id)
      const target = replacement ?? body
      target.focus()
      // A disabled element cannot take the focus: focus the body of the panel instead.
      if (document.activeElement === document.body) body.focus()
    },
  }
}
