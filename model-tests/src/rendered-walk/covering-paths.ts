import type { AnyMachineSnapshot } from 'xstate'
import type { MachineModel } from '../walker/machine-model.ts'
import { keyOf } from '../walker/model.ts'
import { allPaths, createWalkMemory, walkPath } from '../walker/walk.ts'

type Paths = ReturnType<typeof allPaths>

/**
 * The paths to render: together they produce every view, and take every event from every state with
 * every set of commands. The walk without rendering takes all paths, with every context.
 */
export function pathsToRender(model: MachineModel): Paths {
  const seen = new Set<string>()
  const isNew = (...key: unknown[]) => {
    const text = JSON.stringify(key, withoutFunctions)
    return !seen.has(text) && seen.add(text) !== undefined
  }
  return allPaths(model).filter(({ path }) => {
    const found = path.steps.flatMap(({ event, state }, index) => {
      const before = path.steps[index - 1]?.state
      const offered = before && [before.value, commandsOf(viewOf(model, before))]
      return [isNew(offered, event, state.value), isNew(viewOf(model, state))]
    })
    return found.includes(true)
  })
}

const withoutFunctions = (_: string, value: unknown) =>
  typeof value === 'function' ? 'command' : value

/** The view of a state; the state itself if the machine has no view. */
const viewOf = (model: MachineModel, state: AnyMachineSnapshot): object =>
  model.role.view?.(state as never, (() => {}) as never) ?? [keyOf(model, state)]

const commandsOf = (view: object): string[] =>
  Object.entries(view).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))

/**
 * Walks all paths without rendering and returns those that increase the coverage. They replace
 * `pathsToRender` for machines whose parallel regions combine in too many ways to render each.
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

/**
 * The paths to render, and those that only the coverage needs: they take transitions that change no
 * view, such as the opening of a popup.
 */
export async function pathsWithCoverage(model: MachineModel): Promise<Paths> {
  const rendered = pathsToRender(model)
  const names = new Set(rendered.map(({ name }) => name))
  const covering = await coveringPaths(model)
  return [...rendered, ...covering.filter(({ name }) => !names.has(name))]
}
