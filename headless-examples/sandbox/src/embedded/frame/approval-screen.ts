import { appendTo, element } from '../../wallets/window/element.ts'
import type { ShownRequest } from './frame.types.ts'

/** Shows a request until the visitor decides or the signal aborts. True: approved. */
export function showApproval(
  container: HTMLElement,
  { content, origin, name }: ShownRequest,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const title = element('h1', 'title', content.title)
    title.tabIndex = -1
    const decline = element('button', 'button', 'Decline')
    decline.type = 'button'
    const approve = element('button', 'button main', 'Approve')
    approve.type = 'submit'
    const site = appendTo(element('p', 'site'), element('b', 'origin', origin))
    if (name !== null) site.append(element('span', 'label', name))
    const screen = element('form', 'request')
    screen.append(
      appendTo(
        element('div', 'body'),
        title,
        site,
        element('p', 'text', content.text),
        ...detailsOf(content),
      ),
      appendTo(element('footer', 'foot'), decline, approve),
    )
    const decide = (approved: boolean) => {
      screen.remove()
      resolve(approved)
    }
    decline.addEventListener('click', () => decide(false))
    screen.addEventListener('submit', (event) => {
      event.preventDefault()
      decide(true)
    })
    signal.addEventListener('abort', () => decide(false))
    container.replaceChildren(screen)
    title.focus()
  })
}

function detailsOf({ facts, payload }: ShownRequest['content']): readonly HTMLElement[] {
  const rows = facts.flatMap(({ label, value }) => [
    element('dt', 'label', label),
    element('dd', 'value', value),
  ])
  const list = appendTo(element('dl', 'facts'), ...rows)
  if (payload === null) return [list]
  const box = element('pre', 'payload', payload)
  box.tabIndex = 0
  box.setAttribute('aria-label', 'What will be signed')
  return [box, list]
}
