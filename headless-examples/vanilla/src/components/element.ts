export type Child = Node | string

/** Creates an element. Strings become text nodes, so text from wallets is never parsed as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}

/** Creates a button. The panel restores the keyboard focus by `id` after it renders again. */
export const button = (id: string, label: Child, onclick: () => void, className = 'plain') =>
  element('button', { id, type: 'button', className, onclick }, label)

/**
 * Isolates a name from a wallet, so that its writing direction does not affect the text around it.
 */
export const isolatedName = (text: string) => element('bdi', {}, text)
