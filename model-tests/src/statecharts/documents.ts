import {
  type ChartArea,
  type ChartEntry,
  type ChartGraph,
  catalogue,
  graphOf,
  toMermaid,
} from '@latchkit/core/devtools'

/** Text by path inside the folder of documents. */
export type Documents = ReadonlyMap<string, string>

const areas: Readonly<Record<ChartArea, string>> = {
  connect: 'Connecting',
  account: 'The account',
  network: 'Networks',
  money: 'Money',
  frame: 'The frame around them',
}
const indexPath = 'README.md'
const pathOf = ({ area, id }: ChartEntry) => `${area}/${id}.md`

/** Every chart of the product as a document, and an index of them all. */
export async function documentsOf(
  entries: readonly ChartEntry[] = catalogue(),
): Promise<Documents> {
  const charts = await Promise.all(
    entries.map(async (entry) => ({ entry, graph: graphOf(await entry.load()) })),
  )
  return new Map([
    [indexPath, indexOf(charts)],
    ...charts.map(({ entry, graph }) => [pathOf(entry), documentOf(entry, graph)] as const),
  ])
}

/** Paths of what is missing, is not what it should be, or is there for nothing. */
export const staleIn = (kept: Documents, wanted: Documents): string[] =>
  [...new Set([...kept.keys(), ...wanted.keys()])]
    .filter((path) => kept.get(path) !== wanted.get(path))
    .sort()

function documentOf({ folder, title }: ChartEntry, graph: ChartGraph): string {
  return `# ${title}

${graph.description ?? ''}

Its folder: \`core/src/${folder}\`. [All charts](../README.md).

\`\`\`mermaid
${toMermaid(graph)}\`\`\`

${table(rowsOf(graph))}
`
}

function rowsOf({ id: root, states }: ChartGraph): string[][] {
  const runs = states.some(({ services }) => services.length > 0)
  return [
    ['State', 'What it means', ...(runs ? ['Runs'] : [])],
    ...states
      .filter(({ parent }) => parent !== null)
      .map(({ id, description, services }) => [
        code(id.slice(root.length + 1)),
        cell(description ?? ''),
        ...(runs ? [services.map(code).join(', ')] : []),
      ]),
  ]
}

function indexOf(charts: readonly { entry: ChartEntry; graph: ChartGraph }[]): string {
  const parts = Object.entries(areas).map(([area, title]) => {
    const rows = charts
      .filter(({ entry }) => entry.area === area)
      .map(({ entry, graph: { description, states, edges } }) => [
        `[${cell(entry.title)}](${pathOf(entry)})`,
        cell(description ?? ''),
        String(states.length),
        String(edges.length),
      ])
    return `## ${title}\n\n${table([['Chart', 'What it is about', 'States', 'Ways'], ...rows])}\n`
  })
  return `# Every chart

What runs is drawn here: these pages are written from the charts themselves by \`npm run charts\`. \`npm start visualizer\` shows them live.

${parts.join('\n')}`
}

const table = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const code = (text: string) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``
const cell = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\|<>*_`[\]]/g, '\\$&')
