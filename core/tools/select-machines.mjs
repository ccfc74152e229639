import { posix } from 'node:path'
import { UsageError } from './arguments.mjs'
import { listMachines, unknownMachines } from './machines.mjs'

/** Those of the names that are names of machines. */
export function machinesNamed(names) {
  const known = listMachines().map(({ name }) => name)
  return names.filter((name) => known.includes(name))
}

/** Throws `UsageError`, with the names of all machines, if a name is not one of them. */
export function requireMachines(names) {
  const problem = unknownMachines(names)
  if (problem !== null) throw new UsageError(problem)
}

/** The names of the machines that have one of these files in their folders of core or model-tests. */
export function machinesWith(paths) {
  const folders = new Set(paths.map((path) => posix.dirname(path)))
  return listMachines()
    .filter(({ folder }) =>
      ['core/src', 'model-tests/src'].some((root) => folders.has(`${root}/${folder}`)),
    )
    .map(({ name }) => name)
}
