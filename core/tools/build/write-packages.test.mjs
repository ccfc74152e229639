import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { node } from '../child.mjs'
import { at, exists, programs } from '../paths.mjs'
import { writePackages } from './write-packages.mjs'

/** The entry points that attw checks: one of each kind, because each takes a moment. */
const entryPoints = {
  core: ['.', 'adapters/solana', 'flows/send'],
  'react-ui': ['.', 'views/send', 'styles.css'],
}
const folders = Object.keys(entryPoints)
const scratch = mkdtempSync(join(tmpdir(), 'latchkit-pack-'))
const packages = new Map()

function pack(folder) {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', scratch]
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: at(folder), encoding: 'utf8' }))
  const tarball = new Uint8Array(readFileSync(join(scratch, packed.filename)))
  return { tarball, paths: packed.files.map(({ path }) => path) }
}

beforeAll(async () => {
  if (!exists('react-ui/dist/index.d.ts')) await node([programs.tsc, '-b'], { quiet: true })
  await writePackages()
  for (const folder of folders) packages.set(folder, pack(folder))
})
afterAll(() => rmSync(scratch, { recursive: true }))

/** Files that users of a package do not need. */
const unwanted =
  /\.(test|test-d|fixture)\.|\.map$|tsbuildinfo|\.tsx?$(?<!\.d\.ts)|^src\/|^react-ui\/dist\/testing\//

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
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
    expect(messages).toEqual([])
  })

  // The packages are ESM: `require` of them needs Node 20.19 or 22.12, which attw does not know.
  test(`attw finds the types of ${folder} in every module resolution`, async () => {
    const packed = createPackageFromTarballData(packages.get(folder).tarball)
    const { problems } = await checkPackage(packed, { entrypoints: entryPoints[folder] })
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
