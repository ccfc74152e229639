import type { MachineModel } from '../walker/machine-model.ts'
import { allPaths, createWalkMemory, walkPath } from '../walker/walk.ts'

type Paths = ReturnType<typeof allPaths>

/**
 * Walks all paths without rendering and returns those that increase the coverage. They replace
 * `allPaths` for machines whose parallel regions combine in too many ways to render each.
 */
export async function coveringPaths(model: MachineModel): Promise<Paths> {
  const memory = createWalkMemory(model)
  const coveredCount = () => {
    const { states, transitions, guards } = memory.coverage.report()
    return states.covered + transitions.covered + guards.covered
  }
  const covering: Paths = []
  for (const path of allPaths(model)) {
    const before = coveredCount()
    await walkPath(model, path.input, path.path, memory)
    if (coveredCount() > before) covering.push(path)
  }
  return covering
}
