import { machines } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { flows as handles } from '../../../core/src/flows/list.generated.ts'
import { selectedMachines } from '../../../core/tools/machines.mjs'
import { loadModels, machineFolders } from './models.ts'

const models = await loadModels()

const flows = models.filter(({ id }) => id.startsWith('flows/'))

test('every machine has a model, and every model has a machine', () =>
  expect(models.map(({ id }) => id)).toEqual(machineFolders()))

test('npm run walk walks every machine', () =>
  expect(selectedMachines({}).map(({ folder }) => folder)).toEqual(machineFolders()))

test('the devtools list every machine once, under its id', async () => {
  const listed = await Promise.all(
    machines().map(async ({ folder, id, load }) => ({
      folder,
      id,
      machineId: (await load()).id,
    })),
  )
  expect(listed.map(({ folder }) => folder).sort()).toEqual(machineFolders())
  expect(listed.filter(({ id, machineId }) => id !== machineId)).toEqual([])
})

test('the devtools load every machine from its own folder', async () => {
  const machineByFolder = new Map(models.map(({ id, machine }) => [id, machine]))
  for (const { folder, load } of machines())
    expect(await load(), folder).toBe(machineByFolder.get(folder))
})

test.each(models.map((model) => [model.id, model] as const))(
  'the model of %s has an input, and its machine has a camelCase id',
  (_, { inputs, machine }) => {
    expect(Object.keys(inputs).length).toBeGreaterThan(0)
    expect(machine.id).toMatch(/^[a-z][A-Za-z]*$/)
  },
)

test('every machine has a unique id', () => {
  const ids = models.map(({ machine }) => machine.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every flow has a model, and every model of a flow a definition', async () => {
  const machines = await Promise.all(
    handles.map(async ({ id, load }) => (await load())[id]?.machine.id),
  )
  // the logins run one machine
  expect([...new Set(machines)].sort()).toEqual(flows.map(({ machine }) => machine.id).sort())
})

test('every view runs one flow at most', () => {
  const views = handles.flatMap(({ views }) => views)
  expect(new Set(views).size).toBe(views.length)
})

test.each(handles.map((handle) => [handle.id, handle] as const))(
  'the model of the flow %s has the machine, view and reactions of its definition',
  async (id, { load }) => {
    const flow = (await load())[id]
    expect(flow?.id).toBe(id)
    const model = flows.find(({ machine }) => machine === flow?.machine)
    expect(model?.role.views).toContain(flow?.view)
    expect(flow?.reactions).toBe(model?.role.reactions)
  },
)
