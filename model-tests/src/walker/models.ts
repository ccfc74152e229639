import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { MachineModel } from './machine-model.ts'

const here = dirname(fileURLToPath(import.meta.url))
const tests = join(here, '..')
const core = join(here, '../../../core/src')
const rooms = ['stores', 'flows']

const filesIn = (root: string, ending: string): string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, room, file),
      ),
    )
    .filter((file) => file.endsWith(ending))
    .sort()

/** Folders of core that contain a machine: `flows/connect`. */
export const machineFolders = (): string[] =>
  filesIn(core, '.machine.ts')
    .map((file) => dirname(file).slice(core.length + 1))
    .sort()

/** All models by id, one per file. */
export async function loadModels(): Promise<MachineModel[]> {
  const modules = await Promise.all(
    filesIn(tests, '.model.ts').map((file): Promise<object> => import(pathToFileURL(file).href)),
  )
  return modules
    .flatMap((module) => Object.values(module).filter(isModel))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

const isModel = (value: unknown): value is MachineModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'cases' in value
