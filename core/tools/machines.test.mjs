import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMachines, selectedMachines, unknownMachines } from './machines.mjs'
import { at } from './paths.mjs'

test('listMachines names each machine by the last part of its folder', () => {
  const machines = listMachines()
  expect(machines).toContainEqual({ name: 'remote', folder: 'flows/connect/remote' })
  for (const { name, folder } of machines)
    expect(existsSync(at('core/src', folder, `${name}.machine.ts`)), folder).toBe(true)
})

test('selectedMachines returns the machines of exactly these names', () => {
  const foldersFor = (names) =>
    selectedMachines({ LATCHKIT_MACHINES: names }).map(({ folder }) => folder)
  expect(foldersFor('transfers,connect')).toEqual(['flows/connect', 'stores/transfers'])
  expect(foldersFor('')).toEqual(listMachines().map(({ folder }) => folder))
})

test('selectedMachines throws an error that lists all names for an unknown name', () => {
  expect(() => selectedMachines({ LATCHKIT_MACHINES: 'send,sen' })).toThrow(
    /^No machine is named sen\. The machines are:\n {2}account, .*transfers/,
  )
  expect(unknownMachines(['send'])).toBeNull()
})
