import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SandboxDescription } from '@latchkit/sandbox'
import { run } from './command.ts'
import type { Consumer } from './consumers.ts'

const templates = fileURLToPath(new URL('../../consumers/', import.meta.url))

/** `managers`: a folder in which pnpm and Yarn are installed. `registry`: URL of the packages' scope. */
export type Tools = { managers: string; registry: string }

/** The program and its first arguments of a package manager. */
function programOf(manager: Consumer['manager'], { managers }: Tools): readonly string[] {
  if (manager === 'pnpm') return ['node', join(managers, 'node_modules/pnpm/bin/pnpm.cjs')]
  if (manager === 'yarn')
    return ['node', join(managers, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')]
  return ['npm']
}

/** Options of the package managers: the registry of the packages, and Yarn without `node_modules`. */
const settings = (registry: string): Readonly<Record<Consumer['manager'], [string, string]>> => ({
  npm: ['.npmrc', `@latchkit:registry=${registry}/\n`],
  pnpm: ['.npmrc', `@latchkit:registry=${registry}/\n`],
  yarn: [
    '.yarnrc.yml',
    [
      'nodeLinker: pnp',
      'globalFolder: ./.yarn/global', // a cache of its own: every build has the same version
      'enableGlobalCache: false',
      'enableImmutableInstalls: false',
      'enableTelemetry: false',
      'unsafeHttpWhitelist: ["127.0.0.1"]',
      ...(process.env.npm_config_registry === undefined
        ? []
        : [`npmRegistryServer: "${process.env.npm_config_registry}"`]),
      `npmScopes: { latchkit: { npmRegistryServer: "${registry}" } }`,
      '',
    ].join('\n'),
  ],
})

/** Writes the project of a consumer to a folder: its templates, its manifest and the sandbox's URLs. */
export async function writeProject(
  folder: string,
  { name, manager, templates: names, dependencies, build, start }: Consumer,
  { registry }: Tools,
  sandbox: SandboxDescription,
): Promise<void> {
  await mkdir(join(folder, 'src'), { recursive: true })
  for (const template of names) await cp(join(templates, template), folder, { recursive: true })
  const manifest = { name, private: true, type: 'module', scripts: { build, start }, dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  await writeFile(join(folder, 'src/sandbox.json'), JSON.stringify(sandbox))
  const [file, content] = settings(registry)[manager]
  await writeFile(join(folder, file), content)
  if (manager === 'yarn') await writeFile(join(folder, 'yarn.lock'), '')
}

export const install = (folder: string, { manager }: Consumer, tools: Tools): Promise<void> => {
  const options = manager === 'npm' ? ['--no-audit', '--no-fund', '--prefer-offline'] : []
  return run([...programOf(manager, tools), 'install', ...options], folder, 300)
}

export const script = (name: 'build' | 'start', { manager }: Consumer, tools: Tools) => [
  ...programOf(manager, tools),
  'run',
  name,
]

/** Installs pnpm and Yarn into a folder. */
export async function installManagers(folder: string): Promise<void> {
  const dependencies = { pnpm: '10.34.8', '@yarnpkg/cli-dist': '4.18.1' }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await run(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], folder, 120)
}
