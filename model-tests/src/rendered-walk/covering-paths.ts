import type { MachineModel } from '../walker/machine-model.ts'
import { allPaths, createWalkMemory, walkPath } from '../walker/walk.ts'

type Paths = ReturnType<typeof allPaths>

/**
 * Paths that together cover every state, transition and guard outcome, computed without rendering:
 * for machines whose parallel regions combine in too many ways to render each.
 */
export async function coveringPaths(model: MachineModel): Promise<Paths> {
  const memory = createWalkMemory(model)
  const seen = () => {
    const { states, transitions, guards } = memory.coverage.report()
    return states.covered + transitions.covered + guards.covered
  }
  const kept: Paths = []
  for (const path of allPaths(model)) {
    const before = seen()
    await walkPath(model, path.input, path.path, memory)
    if (seen() > before) kept.push(path)
  }
  return kept
}
