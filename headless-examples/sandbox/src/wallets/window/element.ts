/** Creates an element with a class and a text. The text is never parsed as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  created.className = className
  created.textContent = text
  return created
}

/** Appends children and returns the parent. */
export function appendTo<Parent extends HTMLElement>(
  parent: Parent,
  ...children: readonly Node[]
): Parent {
  parent.append(...children)
  return parent
}
