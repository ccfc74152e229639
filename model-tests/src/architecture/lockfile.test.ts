import { expect, test } from 'vitest'
import { filesIn, textOf } from './repository.ts'

type Packages = Record<string, { hasInstallScript?: boolean; link?: boolean; resolved?: string }>
const packagesOf = (lockfile: string): Packages => JSON.parse(textOf(lockfile)).packages

test('only reviewed packages of the lockfile run scripts at installation [XP4]', () => {
  const names = Object.entries(packagesOf('package-lock.json'))
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect([...new Set(names)].sort()).toEqual([
    // optional: compiles the masking of WebSocket frames, and falls back to JavaScript
    'bufferutil',
    // selects the binary of the platform
    'esbuild',
    // optional: compiles the UTF-8 check of WebSockets, and falls back to JavaScript
    'utf-8-validate',
  ])
})

const lockfiles = ['package-lock.json', ...filesIn('model-tests/on-demand', ['/package-lock.json'])]

test.each(lockfiles)('%s contains no package from outside the registry [XP4]', (lockfile) => {
  const foreign = Object.entries(packagesOf(lockfile)).filter(
    ([, { link, resolved }]) =>
      link !== true &&
      resolved !== undefined &&
      !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
})
