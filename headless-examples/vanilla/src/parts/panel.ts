import { type Child, element } from './element.ts'

export type Panel = {
  element: HTMLElement
  /** Says one sentence, to those who hear as well, and puts these in the place of what was there. */
  show(sentence: readonly Child[], ...body: readonly Child[]): void
}

/**
 * A part of the page that is drawn anew whenever there is news. Its sentence is said once, however often it is drawn; the focus stays on
 * what has the same id, or falls on the panel where that is gone or can do nothing now.
 */
export function createPanel(id: string, title: string): Panel {
  const said = element('p', { className: 'said', role: 'status' })
  const body = element('div', { className: 'body', tabIndex: -1 })
  const heading = element('h2', { id: `${id}-title` }, title)
  const panel = element('section', { id, className: 'panel' }, heading, said, body)
  panel.setAttribute('aria-labelledby', heading.id)
  return {
    element: panel,
    show(sentence, ...next) {
      const words = element('p', {}, ...sentence)
      if (words.textContent !== said.textContent) said.replaceChildren(...words.childNodes)
      const focused = body.contains(document.activeElement) ? document.activeElement : null
      body.replaceChildren(...next)
      if (focused === null) return
      const again = focused.id === '' ? null : document.getElementById(focused.id)
      ;(again ?? body).focus()
      if (document.activeElement === document.body) body.focus()
    },
  }
}
