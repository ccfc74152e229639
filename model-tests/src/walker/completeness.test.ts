import { machines } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { createFlowLoader } from '../../../core/src/kit/runtime/flow-loader.ts'
import { type FlowName, flowRegistry } from '../../../core/src/kit/runtime/flow-registry.ts'
import { selectedMachines } from '../../../core/tools/machines.mjs'
import { loadModels, machineFolders } from './models.ts'

const models = await loadModels()

const flowNames = Object.keys(flowRegistry) as FlowName[]
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

test('every registered flow has a model, and every flow with a model is registered', async () => {
  const ids = await Promise.all(
    flowNames.map(async (name) => (await createFlowLoader().load(name)).machine.id),
  )
  // the logins run one machine
  expect([...new Set(ids)].sort()).toEqual(flows.map(({ machine }) => machine.id).sort())
})

test.each(flowNames)(
  'the model of the flow %s has the machine, view and reactions of the registry',
  async (name) => {
    const flow = await createFlowLoader().load(name)
    const model = flows.find(({ machine }) => machine === flow.machine)
    expect(model?.role.views).toContain(flow.view)
    expect(flow.reactions).toBe(model?.role.reactions)
  },
)
