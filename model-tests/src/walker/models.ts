import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { MachineModel } from './machine-model.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const tests = join(folder, '..')
const core = join(folder, '../../../core/src')

const filesIn = (root: string, ending: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(root, file))
    .sort()

/** Folders of core that contain a machine, such as `flows/connect`, sorted. */
export const machineFolders = (): string[] =>
  filesIn(core, '.machine.ts')
    .map((file) => dirname(file).slice(core.length + 1))
    .sort()

/** Loads the models of all `*.model.ts` files, sorted by id. */
export async function loadModels(): Promise<MachineModel[]> {
  const modules = await Promise.all(
    filesIn(tests, '.model.ts').map((file): Promise<object> => import(pathToFileURL(file).href)),
  )
  return modules
    .flatMap((module) => Object.values(module).filter(isModel))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Loads the model of the machine in a folder such as `flows/send`. */
export async function loadModel(machineFolder: string): Promise<MachineModel> {
  const file = join(tests, machineFolder, `${basename(machineFolder)}.model.ts`)
  const models = Object.values<unknown>(await import(pathToFileURL(file).href)).filter(isModel)
  const [model] = models
  if (model === undefined) throw new Error(`${file} exports no model.`)
  return model
}

const isModel = (value: unknown): value is MachineModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'cases' in value
