import { measurePage } from './page.mjs'

/** The package of a module, or its folder. */
const groupOf = (path) =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 4).join('/')

/** Lists the content of the page by package and folder, largest first, in bytes before gzip. */
export async function describePage(root) {
  const { first, view } = await measurePage()
  const lines = [
    ['before the visitor acts', first],
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
    return [`\n${title} (bytes before minification and gzip)`, ...rows]
  })
  return lines.join('\n')
}
