/**
 * Creates an element with attributes and children. A child is a text or an element; an attribute
 * is omitted if its value is null or false.
 */
export function element(tag, attributes = {}, ...children) {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue
    created.setAttribute(name, value === true ? '' : String(value))
  }
  created.append(...children)
  return created
}

/** The element of the page with this id. */
export function byId(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no element ${id}.`)
  return found
}

/** Fetches JSON. Throws with the text of the error if the service refuses the request. */
export async function fetchJson(url, init) {
  const response = await fetch(url, init)
  const body = await response.json()
  if (!response.ok) throw new Error(body.error ?? `Status ${response.status}`)
  return body
}
