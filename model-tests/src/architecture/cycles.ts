import { posix } from 'node:path'
import type { Source } from './source.ts'

/**
 * The groups of nodes that reach each other and themselves: strongly connected components with a
 * cycle, by Tarjan's algorithm. Each group is sorted.
 */
export function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  const visit = (node: string): number => {
    const nodeIndex = index.size
    index.set(node, nodeIndex)
    low.set(node, nodeIndex)
    stack.push(node)
    let lowest = nodeIndex
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? lowest)
      low.set(node, lowest)
    }
    if (lowest === nodeIndex) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1 || (edges.get(node) ?? []).includes(node)) cycles.push(group.sort())
    }
    return lowest
  }

  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return cycles
}

/** Groups of files that import each other in a cycle; type imports and `import()` count. */
export const fileCycles = (sources: readonly Source[]): string[][] =>
  cyclesIn(
    new Map(
      sources.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
    ),
  )

/**
 * Groups of sibling folders that import each other in a cycle. An import counts for the two folders
 * in which the paths first differ: `domain/wallet/wallet.ts` importing `domain/caip/caip.ts` is an
 * edge from `domain/wallet` to `domain/caip`. Imports between a folder's own files and its
 * sub-folders are within one folder.
 */
export function folderCycles(sources: readonly Source[]): string[][] {
  const edges = new Map<string, string[]>()
  const edgesOf = (folder: string): string[] => {
    const known = edges.get(folder) ?? []
    edges.set(folder, known)
    return known
  }
  for (const { path, imports } of sources) {
    for (const { target } of imports) {
      const siblings = target === null ? null : siblingFolders(path, target)
      if (siblings === null) continue
      edgesOf(siblings.from).push(siblings.to)
      edgesOf(siblings.to)
    }
  }
  return cyclesIn(edges)
}

/**
 * The folders in which two paths first differ; null if one of the files lies in a parent folder of
 * the other.
 */
function siblingFolders(path: string, target: string): { from: string; to: string } | null {
  const from = posix.dirname(path).split('/')
  const to = posix.dirname(target).split('/')
  const common = from.findIndex((segment, index) => segment !== to[index])
  if (common < 0 || to[common] === undefined) return null
  return { from: from.slice(0, common + 1).join('/'), to: to.slice(0, common + 1).join('/') }
}
