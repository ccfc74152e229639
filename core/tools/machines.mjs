import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { at } from './paths.mjs'

/**
 * The machines of core, sorted by folder. `name`: the last part of the folder, which no other
 * machine has. Reads file names only.
 */
export function listMachines() {
  const machines = readdirSync(at('core/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => {
      const folder = dirname(file).replaceAll('\\', '/')
      return { name: basename(folder), folder }
    })
  const twice = machines.find(({ name }, index) =>
    machines.slice(0, index).some((other) => other.name === name),
  )
  if (twice) throw new Error(`Several machines are named "${twice.name}". Rename a folder.`)
  return machines.sort((a, b) => (a.folder < b.folder ? -1 : 1))
}

/** The names that are no machine, with a text that lists the machines. Null if all are known. */
export function unknownMachines(names) {
  const known = listMachines().map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return null
  return `No machine is named ${unknown.join(', ')}. The machines are:\n  ${known.sort().join(', ')}`
}

/**
 * The machines that the variable `LATCHKIT_MACHINES` names (`send,transfers`), or all without it.
 * Throws if a name is unknown.
 */
export function selectedMachines(env = process.env) {
  const names = (env.LATCHKIT_MACHINES ?? '').split(',').filter((name) => name !== '')
  const problem = unknownMachines(names)
  if (problem !== null) throw new Error(problem)
  return listMachines().filter(({ name }) => names.length === 0 || names.includes(name))
}
