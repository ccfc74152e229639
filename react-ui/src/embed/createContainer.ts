import { adoptStyles } from './adoptStyles.ts'

/**
 * Where `mount` renders the modal: inside an element or shadow root, or, with `shadow: true`, in a
 * new shadow root at the end of `in` (default: the body). `styles` is the text of `styles.css`, for
 * pages that do not load it.
 */
export type MountTarget = Element | ShadowRoot | { shadow: true; in?: Element; styles?: string }

type Container = { container: HTMLElement; remove(): void }

/** Creates the element that the modal is rendered in. */
export function createContainer(target: MountTarget = document.body): Container {
  if (target instanceof ShadowRoot) return appendToShadow(target, null)
  if (target instanceof Element) return appendTo(target)
  const host = appendTo(target.in ?? document.body)
  const shadow = host.container.attachShadow({ mode: 'open' })
  const { container } = appendToShadow(shadow, target.styles ?? null)
  return { container, remove: host.remove }
}

function appendToShadow(root: ShadowRoot, styles: string | null): Container {
  const removeStyles = adoptStyles(root, styles)
  const { container, remove } = appendTo(root)
  return {
    container,
    remove() {
      remove()
      removeStyles()
    },
  }
}

function appendTo(parent: Element | ShadowRoot): Container {
  const container = document.createElement('div')
  container.dataset.latchkit = ''
  parent.append(container)
  return { container, remove: () => container.remove() }
}
