import { expect, test } from 'vitest'
import { loadModels } from '../walker/models.ts'
import { proofModel } from '../walker/proof/proof.model.ts'
import { walk } from '../walker/walk.ts'
import { equivalents } from './equivalents.ts'
import { mutantsOf } from './mutants.ts'

const proof = () => {
  const { machine } = proofModel('none')
  return { machine, idsAt: (place: string) => idsOf(machine).filter((id) => id.startsWith(place)) }
}
const idsOf = (machine: Parameters<typeof mutantsOf>[0]) => mutantsOf(machine).map(({ id }) => id)

test('mutantsOf lists each kind of change once', () => {
  const { idsAt } = proof()
  expect(idsAt('deciding ')).toEqual([
    'deciding always[0]: drop',
    'deciding always[0]: drop the target',
    'deciding always[0]: target proof.pairing',
    'deciding always[0]: drop hasStored',
    'deciding always[0]: negate hasStored',
    'deciding always[1]: drop',
    'deciding always[1]: drop the target',
    'deciding always[1]: target proof.resuming',
  ])
  expect(idsAt('idle ')).toEqual([
    'idle entry: drop clear',
    'idle on begin: drop',
    'idle on begin: drop the target',
    'idle on begin: target proof.expired',
  ])
  expect(idsAt('resuming ')).toContain('resuming invoke restore: drop')
  expect(idsAt('resuming ')).toContain('resuming after restoring: drop')
  expect(idsAt('connected ')).toContain('connected initial: elsewhere')
  expect(idsAt('(root) ')).toEqual(['(root) initial: idle'])
})

test('apply changes the machine for every importer, and the returned function restores it', async () => {
  const model = proofModel('none')
  const mutant = mutantsOf(model.machine).find(({ id }) => id === 'idle entry: drop clear')
  const restore = mutant?.apply()
  expect(model.machine.states.idle?.entry).toEqual([])
  restore?.()
  expect(model.machine.states.idle?.entry).toHaveLength(1)
  expect((await walk(model)).failures).toEqual([])
})

test('the walk detects a mutant whose initial state is wrong', async () => {
  const model = proofModel('none')
  const restore = mutantsOf(model.machine)
    .find(({ id }) => id === '(root) initial: idle')
    ?.apply()
  const { states } = await walk(model)
  restore?.()
  expect(states.missing).toContain('proof.resuming')
})

test('every mutant of a machine has its own id', async () => {
  for (const { id, machine } of await loadModels())
    expect(new Set(idsOf(machine)).size, id).toBe(mutantsOf(machine).length)
})

test('every listed equivalent is a mutant of a machine and has a reason', async () => {
  const models = await loadModels()
  for (const [id, listed] of Object.entries(equivalents)) {
    const machine = models.find((model) => model.id === id)?.machine
    const ids = machine ? idsOf(machine) : []
    expect(
      Object.keys(listed).filter((mutant) => !ids.includes(mutant)),
      id,
    ).toEqual([])
    expect(
      Object.values(listed).filter((reason) => reason.length < 20),
      id,
    ).toEqual([])
  }
})
