import { adoptStyles } from './adoptStyles.ts'

/** `shadow: true` makes a shadow root of our own, at the end of `in` or of the body. `styles`: the text of styles.css, where the page does not load it. */
export type Where = Element | ShadowRoot | { shadow: true; in?: Element; styles?: string }

type Place = { container: HTMLElement; remove(): void }

/** An element of our own in the place that the page named. */
export function placeOf(where: Where = document.body): Place {
  if (where instanceof ShadowRoot) return inShadow(where, null)
  if (where instanceof Element) return inside(where)
  const host = inside(where.in ?? document.body)
  const place = inShadow(host.container.attachShadow({ mode: 'open' }), where.styles ?? null)
  return { container: place.container, remove: host.remove }
}

function inShadow(root: ShadowRoot, styles: string | null): Place {
  const forget = adoptStyles(root, styles)
  const { container, remove } = inside(root)
  return {
    container,
    remove() {
      remove()
      forget()
    },
  }
}

function inside(parent: Element | ShadowRoot): Place {
  const container = document.createElement('div')
  container.dataset.latchkit = ''
  parent.append(container)
  return { container, remove: () => container.remove() }
}
