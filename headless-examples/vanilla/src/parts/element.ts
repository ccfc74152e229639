export type Child = Node | string

/** An element with these properties. Text stays text: nothing that a wallet says is ever read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/** `id`: what the focus finds again when the panel is drawn anew. */
export const button = (id: string, label: Child, press: () => void, className = 'plain') =>
  element('button', { id, type: 'button', className, onclick: press }, label)

/** A name from elsewhere: its writing direction ends with it. */
export const name = (text: string) => element('bdi', {}, text)
