import { machines } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import { flowRegistry } from '../../../core/src/kit/runtime/flow-registry.ts'
import { loadModels, machineFolders } from './models.ts'

const models = await loadModels()

describe('every machine', () => {
  test('has a model, and every model has a machine', () =>
    expect(models.map(({ id }) => id)).toEqual(machineFolders()))

  test('is listed once in the devtools under its id', async () => {
    const listed = await Promise.all(
      machines().map(async ({ folder, id, load }) => ({ folder, id, own: (await load()).id })),
    )
    expect(listed.map(({ folder }) => folder).sort()).toEqual(machineFolders())
    expect(listed.filter(({ id, own }) => id !== own)).toEqual([])
  })

  test('is loaded by the devtools from its own folder', async () => {
    const charts = new Map(models.map(({ id, machine }) => [id, machine]))
    for (const { folder, load } of machines()) expect(await load(), folder).toBe(charts.get(folder))
  })

  test.each(models.map((model) => [model.id, model] as const))(
    '%s starts in each of its inputs',
    (_, { inputs, machine }) => {
      expect(Object.keys(inputs).length).toBeGreaterThan(0)
      expect(machine.id).toMatch(/^[a-z][A-Za-z]*$/)
    },
  )

  test('has a unique id', () => {
    const names = models.map(({ machine }) => machine.id)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('every registered flow', () => {
  const flows = models.filter(({ id }) => id.startsWith('flows/'))

  test('is walked, and every walked flow is registered', async () => {
    const ids = await Promise.all(
      Object.values(flowRegistry).map(async ({ loader }) => (await loader()()).id),
    )
    expect(ids.sort()).toEqual(flows.map(({ machine }) => machine.id).sort())
  })

  test.each(Object.entries(flowRegistry))(
    '%s has the same machine, view and reactions in its model as in the registry',
    async (_, { loader }) => {
      const flow = await loader()()
      const model = flows.find(({ machine }) => machine.id === flow.id)
      expect(flow.machine).toBe(model?.machine)
      expect(flow.view).toBe(model?.outside.view)
      expect(flow.reactions).toBe(model?.outside.reactions)
    },
  )
})
