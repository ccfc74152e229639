/** An element with a class and a text; never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

/** The same element with children in it. */
export function filled<Parent extends HTMLElement>(
  parent: Parent,
  ...children: readonly Node[]
): Parent {
  parent.append(...children)
  return parent
}
