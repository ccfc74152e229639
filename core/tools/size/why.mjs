import { measurePage } from './page.mjs'

/** What a module belongs to: its package, or its room. */
const groupOf = (path) =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 4).join('/')

/** What the page is made of, heaviest first: minified bytes before gzip, by package and room. */
export async function why(root) {
  const { first, view } = await measurePage()
  const lines = [
    ['before anybody acts', first],
    ["until the modal's first view, added", [...view].filter((chunk) => !first.has(chunk))],
  ].flatMap(([title, chunks]) => {
    const groups = new Map()
    for (const chunk of chunks) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const group = groupOf(id.replace(`${root}/`, ''))
        groups.set(group, (groups.get(group) ?? 0) + renderedLength)
      }
    }
    const rows = [...groups]
      .sort(([, a], [, b]) => b - a)
      .map(([group, bytes]) => `  ${String(bytes).padStart(8)}  ${group}`)
    return [`\n${title} (bytes before minifying names and gzip)`, ...rows]
  })
  return lines.join('\n')
}
