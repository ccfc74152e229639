import {
  type MachineArea,
  type MachineEntry,
  type MachineGraph,
  machineGraph,
  machines,
  toMermaid,
} from '@latchkit/core/devtools'

/** Markdown texts by their path. */
export type Documents = ReadonlyMap<string, string>

const areas: Readonly<Record<MachineArea, string>> = {
  connect: 'Connecting',
  account: 'Account',
  network: 'Networks',
  money: 'Transfers',
  frame: 'Modal',
}
const indexPath = 'README.md'
const pathOf = ({ area, id }: MachineEntry) => `${area}/${id}.md`

/** Creates the document of each machine and the index. */
export async function createDocuments(
  entries: readonly MachineEntry[] = machines(),
): Promise<Documents> {
  const loaded = await Promise.all(
    entries.map(async (entry) => ({ entry, graph: machineGraph(await entry.load()) })),
  )
  return new Map([
    [indexPath, createIndex(loaded)],
    ...loaded.map(({ entry, graph }) => [pathOf(entry), createDocument(entry, graph)] as const),
  ])
}

function createDocument({ folder, title }: MachineEntry, graph: MachineGraph): string {
  return `# ${title}

${graph.description ?? ''}

Folder: \`core/src/${folder}\`. [All machines](../README.md).

\`\`\`mermaid
${toMermaid(graph)}\`\`\`

${table(stateRows(graph))}
`
}

function stateRows({ id: root, states }: MachineGraph): string[][] {
  const hasActors = states.some(({ actors }) => actors.length > 0)
  return [
    ['State', 'Description', ...(hasActors ? ['Actors'] : [])],
    ...states
      .filter(({ parent }) => parent !== null)
      .map(({ id, description, actors }) => [
        code(id.slice(root.length + 1)),
        cell(description ?? ''),
        ...(hasActors ? [actors.map(code).join(', ')] : []),
      ]),
  ]
}

function createIndex(loaded: readonly { entry: MachineEntry; graph: MachineGraph }[]): string {
  const sections = Object.entries(areas).map(([area, title]) => {
    const rows = loaded
      .filter(({ entry }) => entry.area === area)
      .map(({ entry, graph: { description, states, edges } }) => [
        `[${cell(entry.title)}](${pathOf(entry)})`,
        cell(description ?? ''),
        String(states.length),
        String(edges.length),
      ])
    return `## ${title}\n\n${table([['Machine', 'Description', 'States', 'Transitions'], ...rows])}\n`
  })
  return `# Machines

\`npm run statecharts\` generates these pages from the machines of core. \`npm start visualizer\` shows the running machines.

${sections.join('\n')}`
}

const table = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const code = (text: string) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``
const cell = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\|<>*_`[\]]/g, '\\$&')
