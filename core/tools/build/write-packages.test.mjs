import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { node } from '../child.mjs'
import { importCached } from '../install-cached.mjs'
import { at, exists, programs, root } from '../paths.mjs'
import { writePackages } from './write-packages.mjs'

const { publintMessagesOf, typeProblemsOf } = await importCached(
  'model-tests/on-demand/package-linters',
  'linters.mjs',
)

/** The entry points that attw checks: one of each kind, because each takes a moment. */
const entryPoints = {
  core: ['.', 'adapters/solana', 'flows/send'],
  'react-ui': ['.', 'views/send', 'styles.css'],
}
const folders = Object.keys(entryPoints)
const cache = at('node_modules/.cache')
mkdirSync(cache, { recursive: true })
// In the repository, so that the dependencies of the packages resolve.
const scratch = mkdtempSync(join(cache, 'latchkit-pack-'))
const packages = new Map()

const execute = promisify(execFile)

/** Packs all packages with one start of npm, and installs them in the scratch folder. */
async function packAll() {
  const workspaces = [...folders, 'headless-examples/visualizer'].flatMap((path) => ['-w', path])
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', scratch, ...workspaces]
  const shell = process.platform === 'win32'
  const { stdout } = await execute('npm', args, { cwd: root, shell })
  for (const { name, filename, files } of JSON.parse(stdout)) {
    const file = join(scratch, filename)
    const installed = join(scratch, 'node_modules', name)
    mkdirSync(installed, { recursive: true })
    await execute('tar', ['-xzf', file, '-C', installed, '--strip-components=1'])
    const tarball = new Uint8Array(readFileSync(file))
    packages.set(name.replace('@latchkit/', ''), {
      tarball,
      paths: files.map(({ path }) => path),
    })
  }
}

beforeAll(async () => {
  if (!exists('react-ui/dist/index.d.ts')) await node([programs.tsc, '-b'], { quiet: true })
  await writePackages()
  await packAll()
})
afterAll(() => rmSync(scratch, { recursive: true }))

/** Files that users of a package do not need. */
const unwanted = /\.(test|test-d|fixture)\.|\.map$|tsbuildinfo|\.tsx?$(?<!\.d\.ts)|^src\//

describe.each(folders)('%s', (folder) => {
  test(`the tarball of ${folder} has licences and no tests, fixtures, sources and source maps`, () => {
    const { paths } = packages.get(folder)
    expect(paths.filter((path) => unwanted.test(path))).toEqual([])
    expect(paths).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/index.d.ts']),
    )
    expect(paths).toContain(folder === 'core' ? 'dist/THIRD-PARTY-LICENSES' : 'LICENSE.lucide')
    expect(paths).not.toContain('dist/testing/setup.d.ts')
  })

  test(`the declarations of ${folder} import only packages that its manifest declares`, () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(at(folder, 'package.json'), 'utf8'),
    )
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    const imported = packages
      .get(folder)
      .paths.filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) => [
        ...readFileSync(at(folder, path), 'utf8').matchAll(
          /(?:from |import\(|import )['"]((?:@[\w-]+\/)?[\w-][\w.-]*)/g,
        ),
      ])
      .map(([, name]) => name)
    expect([...new Set(imported)].filter((name) => !declared.includes(name))).toEqual([])
  })

  test(`publint finds no problem in the tarball of ${folder}`, async () => {
    const { tarball } = packages.get(folder)
    expect(await publintMessagesOf(tarball)).toEqual([])
  })

  // The packages are ESM: `require` of them needs Node 20.19 or 22.12, which attw does not know.
  test(`attw finds the types of ${folder} in every module resolution`, async () => {
    const problems = await typeProblemsOf(packages.get(folder).tarball, entryPoints[folder])
    expect(problems.filter(({ kind }) => kind !== 'CJSResolvesToESM')).toEqual([])
  })

  test(`each entry point of ${folder} has a file for tools that ignore the exports map`, () => {
    const { exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
    const { paths } = packages.get(folder)
    const expected = Object.keys(exports)
      .filter((path) => path !== '.' && path !== './package.json')
      .map((path) => path.slice(2) + (path.endsWith('.css') ? '' : '/package.json'))
    expect(expected.length).toBeGreaterThan(10)
    expect(expected.filter((path) => !paths.includes(path))).toEqual([])
  })
})

test('the tarball of the visualizer has its server and no sources, and publint finds no problem', async () => {
  const { tarball, paths } = packages.get('visualizer')
  expect(paths.filter((path) => unwanted.test(path))).toEqual([])
  expect(paths).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'bin/visualizer.mjs', 'bin/serve-site.mjs']),
  )
  const messages = await publintMessagesOf(tarball)
  // The files of `site` are for browsers: their worker is not a module.
  expect(messages.filter(({ args }) => !args.actualFilePath?.startsWith('/site/'))).toEqual([])
})

const run = (args) => node(args, { cwd: scratch, quiet: true })

test('require loads the packages in Node', async () => {
  const code = `
    const { createKit } = require('@latchkit/core')
    const { KitProvider } = require('@latchkit/react-ui')
    console.log(typeof createKit, typeof KitProvider)`
  expect((await run(['--no-warnings', '-e', code])).text).toBe('function function\n')
})

/** Prints the functions that modules export, by module. Runs outside of Vitest, on packed files. */
const listFunctions = (modules) => `
  const isFunction = (value) => typeof value === 'function' && !/^class\\b/.test(String(value))
  const namesIn = (module) => Object.keys(module).filter((name) => isFunction(module[name]))
  const entries = ${JSON.stringify(modules)}.map(async (name) => [name, namesIn(await import(name))])
  console.log(JSON.stringify(await Promise.all(entries)))
`
const exportedAgain = ([module, names], index) => [
  `import * as m${index} from '${module}'`,
  ...names
    .filter((name) => !name.endsWith('Panel'))
    .map((name) => [`m${index}.${name}`, `${name}${index}`])
    .map(
      ([path, name]) =>
        `export const ${name} = (...args: Parameters<typeof ${path}>) => ${path}(...args)`,
    ),
]

test('entry points export all types of their functions, so that a library needs no annotations', async () => {
  const modules = folders.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))
    const paths = Object.keys(exports).filter((path) => !/internal|\.(css|json)$/.test(path))
    return paths.map((path) => name + path.slice(1))
  })
  const listed = await run(['--input-type=module', '-e', listFunctions(modules)])
  const lines = JSON.parse(listed.text).flatMap(exportedAgain)
  expect(lines.length).toBeGreaterThan(200)
  writeFileSync(join(scratch, 'library.ts'), lines.join('\n'))
  const options = '--declaration --emitDeclarationOnly --strict --skipLibCheck --target es2022'
  const modes =
    '--ignoreConfig --module esnext --moduleResolution bundler --jsx react-jsx --types react'
  const compiled = await run([programs.tsc, 'library.ts', ...`${options} ${modes}`.split(' ')])
  expect(compiled.text).toBe('')
})
