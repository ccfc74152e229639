import type { Source } from './source.ts'

/** Groups of files that import each other in a ring; types and `import()` count. */
export function circlesIn(sources: readonly Source[]): string[][] {
  const targets = new Map(sources.map(({ path, imports }) => [path, imports.flatMap((one) => one.target ?? [])]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  const visit = (path: string): number => {
    const mine = index.size
    index.set(path, mine)
    let lowest = mine
    open.push(path)
    for (const next of targets.get(path) ?? []) {
      if (!targets.has(next)) continue
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, low.get(next) ?? index.get(next) ?? lowest)
      low.set(path, lowest)
    }
    low.set(path, lowest)
    if (lowest === mine) {
      const group = open.splice(open.indexOf(path))
      if (group.length > 1 || (targets.get(path) ?? []).includes(path)) circles.push(group.sort())
    }
    return lowest
  }

  for (const path of targets.keys()) if (!index.has(path)) visit(path)
  return circles
}
