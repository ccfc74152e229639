/** Groups of names that lead back to themselves; each name leads to others. */
export function ringsIn(leads: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const rings: string[][] = []

  const visit = (name: string): number => {
    const mine = index.size
    index.set(name, mine)
    low.set(name, mine)
    open.push(name)
    let lowest = mine
    for (const next of leads.get(name) ?? []) {
      if (!leads.has(next)) continue
      if (!index.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, low.get(next) ?? lowest)
      low.set(name, lowest)
    }
    if (lowest === mine) {
      const group = open.splice(open.indexOf(name))
      if (group.length > 1 || (leads.get(name) ?? []).includes(name)) rings.push(group.sort())
    }
    return lowest
  }

  for (const name of leads.keys()) if (!index.has(name)) visit(name)
  return rings
}
