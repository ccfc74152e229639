import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const icons = new Map(Object.entries(lucide))

/** The markup of the icon that Lucide exports with a name. Throws if there is none. */
export function iconMarkup(name) {
  const icon = icons.get(name)
  if (icon === undefined) throw new Error(`Lucide has no icon ${name}`)
  return renderToStaticMarkup(createElement(icon))
}
